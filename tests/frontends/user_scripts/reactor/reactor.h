struct reactor {
    double volume, flow;
    double rate[2];
    int stages;
};
