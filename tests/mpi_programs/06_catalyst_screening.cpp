/* Catalysts are screened by a master and its workers.  A task is a message of varying length with a
 * tag for its kind; workers probe for it, integrate the kinetics, and send back as many numbers as
 * they have made.  The master takes results from whoever is ready.  One rank alone does all itself. */
#include "slopes.h"

#include <map>
#include <numeric>
#include <vector>

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

constexpr int TASKS = 7, SITES = 3;
enum tag { STOP = 1, BATCH = 2, FLOW = 3, RESULT = 4 };

/* Rates of one catalyst: adsorption, reaction and desorption for each of its sites. */
std::vector<double> rates_of(const double *energies, int task, double temperature)
{
    std::vector<double> rates;
    for (int site = 0; site <= task % SITES; site++)
        for (int k = 0; k < 3; k++)
            rates.push_back(std::exp(-energies[3 * site + k] * (1.0 + 0.1 * task) / temperature));
    return rates;
}

/* Coverage over time; a batch keeps its gas, a flow replaces it. */
std::vector<double> integrate(const std::vector<double> &rates, int kind)
{
    std::vector<double> yields;
    for (std::size_t site = 0; site + 2 < rates.size(); site += 3) {
        double gas = 1.0, covered = 0.0, product = 0.0;
        for (int step = 0; step < 20; step++) {
            const double on = rates[site] * gas * (1.0 - covered), off = rates[site + 2] * covered;
            const double made = rates[site + 1] * covered * covered;
            covered += 0.1 * (on - off - made);
            gas += kind == FLOW ? 0.1 * (1.0 - gas) : 0.1 * (off - on);
            product += 0.1 * made;
        }
        yields.push_back(product);
        if (kind == BATCH)
            yields.push_back(gas);
    }
    return yields;
}

int kind_of(int task) { return task % 2 ? FLOW : BATCH; }

/* The first number of each message is that of the task. */
void work(MPI_Comm comm)
{
    for (;;) {
        MPI_Status status;
        MPI_Probe(0, MPI_ANY_TAG, comm, &status);
        int count;
        MPI_Get_count(&status, MPI_DOUBLE, &count);
        std::vector<double> message(count);
        MPI_Recv(message.data(), count, MPI_DOUBLE, 0, status.MPI_TAG, comm, MPI_STATUS_IGNORE);
        if (status.MPI_TAG == STOP)
            return;
        const std::vector<double> rates(message.begin() + 1, message.end());
        std::vector<double> answer = integrate(rates, status.MPI_TAG);
        answer.insert(answer.begin(), message[0]);
        MPI_Send(answer.data(), static_cast<int>(answer.size()), MPI_DOUBLE, 0, RESULT, comm);
    }
}

void hand_out(const double *energies, double temperature, int task, int worker, MPI_Comm comm)
{
    std::vector<double> message = rates_of(energies, task, temperature);
    message.insert(message.begin(), task);
    MPI_Send(message.data(), static_cast<int>(message.size()), MPI_DOUBLE, worker, kind_of(task), comm);
}

std::map<int, std::vector<double>> all_results(const double *energies, double temperature, int size,
                                               MPI_Comm comm)
{
    std::map<int, std::vector<double>> results;
    int next = 0, under_way = 0;
    for (int worker = 1; worker < size && next < TASKS; worker++, under_way++)
        hand_out(energies, temperature, next++, worker, comm);
    while (under_way > 0) {
        MPI_Status status;
        MPI_Probe(MPI_ANY_SOURCE, RESULT, comm, &status);
        int count;
        MPI_Get_count(&status, MPI_DOUBLE, &count);
        std::vector<double> answer(count);
        MPI_Recv(answer.data(), count, MPI_DOUBLE, status.MPI_SOURCE, RESULT, comm, MPI_STATUS_IGNORE);
        under_way--;
        results[static_cast<int>(answer[0])] = std::vector<double>(answer.begin() + 1, answer.end());
        if (next < TASKS) {
            hand_out(energies, temperature, next++, status.MPI_SOURCE, comm);
            under_way++;
        }
    }
    for (int worker = 1; worker < size; worker++)
        MPI_Send(nullptr, 0, MPI_DOUBLE, worker, STOP, comm);
    return results;
}

double screening(const double *energies, const double *temperature)
{
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank > 0) {
        work(MPI_COMM_WORLD);
        return 0.0;
    }
    std::map<int, std::vector<double>> results;
    if (size > 1)
        results = all_results(energies, *temperature, size, MPI_COMM_WORLD);
    else
        for (int task = 0; task < TASKS; task++)
            results[task] = integrate(rates_of(energies, task, *temperature), kind_of(task));
    double score = 0.0;
    for (const auto &[task, yields] : results) {
        const double total = std::accumulate(yields.begin(), yields.end(), 0.0);
        score += (1.0 + 0.2 * task) * total * total;
    }
    return score;
}

} // namespace

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<double> energies(3 * SITES), d_energies(3 * SITES, 0.0);
    for (int k = 0; k < 3 * SITES; k++)
        energies[k] = 0.4 + 0.15 * std::cos(1.0 + 1.9 * k);
    double temperature = 0.8, d_temperature = 0.0;
    __enzyme_autodiff((void *)screening, enzyme_dup, energies.data(), d_energies.data(), enzyme_dup,
                      &temperature, &d_temperature);
    const int known = rank == 0 ? 3 * SITES : 0;
    CHECK_SLOPES("energies", screening(energies.data(), &temperature), energies, d_energies.data(), known, 1,
                 1e-4, 1e-7);
    CHECK_SLOPES("temperature", screening(energies.data(), &temperature), (&temperature), &d_temperature,
                 rank == 0, 1, 1e-4, 1e-7);
    return slopes_verdict();
}
