// Characters, flags and integers that streams read into objects with numbers, unions among them: what
// is read is none of the numbers, and what cannot be read stays as it is.  Characters were refused as
// text in which numbers lie, and integers as active memory that is overwritten.
#include "check.hpp"
#include <sstream>
#include <string>

struct entry {
    char kind;
    int day;
    float share;
    double value;
    std::string unit;
    bool counts;
};

union number_or_count {
    double number;
    int count;
    unsigned char letter;
};

double unions(double *x, int n)
{
    std::stringstream in;
    in << "7 q 9 ? 5 z";
    number_or_count all[3];
    double total = 0;
    for (int k = 0; k < 3; k++) {
        for (auto &one : all)
            one.number = x[k % n] * x[1];
        total += all[0].number * x[0];
        in >> all[k % 2].count;
        in >> all[2].letter;
        total += all[k % 2].count * x[2] + all[2].letter * 0.01 * x[3];
        total += all[(k + 1) % 2].number * all[(k + 1) % 2].number;
    }
    return total;
}

double unread(double *x, int n)
{
    std::istringstream in("12 twelve");
    entry e{'k', 5, 1, x[0] * x[1], "none", false};
    in >> e.day;
    double total = e.day * e.value;
    in >> e.day; // fails: zero is there
    in.clear();
    char letter = 0;
    in.get(letter);
    in.get(e.kind);
    in.setstate(std::ios::failbit);
    in >> e.kind >> e.counts >> e.share; // all stay
    return total + (e.day + e.kind + e.counts + letter) * e.value + e.share * x[n - 1];
}

int main()
{
    check_gradient("unions", unions, 4);
    check_gradient("unread", unread, 4);
    return check_result();
}
