/* Orbitals of a cluster of atoms, dealt out over ranks by basis functions and then by orbitals: the
 * overlap is summed while the potential is made (Iallreduce), the mean field is broadcast while it is
 * applied (Ibcast), pieces are transposed (Ialltoallv, and Sendrecv_replace in a ring), and atoms are
 * structs with a type of their own.  Gram and Schmidt make orbitals orthogonal. */
#include "slopes.h"

#include <cstddef>
#include <functional>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);

struct atom {
    double where;
    int element;
    float softness;
    double charge;
};

namespace {

constexpr int ORBITALS = 3, BASIS = 16;

MPI_Datatype type_of_atoms()
{
    const int lengths[4] = {1, 1, 1, 1};
    const MPI_Aint places[4] = {offsetof(atom, where), offsetof(atom, element), offsetof(atom, softness),
                                offsetof(atom, charge)};
    const MPI_Datatype kinds[4] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT, MPI_DOUBLE};
    MPI_Datatype made, resized;
    MPI_Type_create_struct(4, lengths, places, kinds, &made);
    MPI_Type_create_resized(made, 0, sizeof(atom), &resized);
    MPI_Type_commit(&resized);
    MPI_Type_free(&made);
    return resized;
}

struct layout {
    int rank, size;
    int first(int r) const { return r * BASIS / size; }
    int count(int r) const { return first(r + 1) - first(r); }
};

/* Atoms of all ranks go round in a ring; each rank adds their pull on its own points. */
std::vector<double> potential(const layout &at, std::vector<atom> atoms)
{
    std::vector<double> pull(at.count(at.rank), 0.0);
    MPI_Datatype type = type_of_atoms();
    const int to = (at.rank + 1) % at.size, from = (at.rank + at.size - 1) % at.size;
    for (int turn = 0; turn < at.size; turn++) {
        for (std::size_t p = 0; p < pull.size(); p++)
            for (const atom &a : atoms) {
                const double far = 0.5 * (at.first(at.rank) + static_cast<int>(p)) - a.where;
                pull[p] -= a.charge * a.element / std::sqrt(far * far + a.softness);
            }
        MPI_Sendrecv_replace(atoms.data(), static_cast<int>(atoms.size()), type, to, 5, from, 5, MPI_COMM_WORLD,
                             MPI_STATUS_IGNORE);
    }
    MPI_Type_free(&type);
    return pull;
}

using orbitals = std::vector<std::vector<double>>;

/* Overlaps are under way while `meanwhile` works. */
std::vector<double> overlaps(const orbitals &psi, const std::function<void()> &meanwhile)
{
    std::vector<double> own(ORBITALS * ORBITALS, 0.0), all(ORBITALS * ORBITALS);
    for (int a = 0; a < ORBITALS; a++)
        for (int b = 0; b < ORBITALS; b++)
            for (std::size_t p = 0; p < psi[a].size(); p++)
                own[a * ORBITALS + b] += psi[a][p] * psi[b][p];
    MPI_Request request;
    MPI_Iallreduce(own.data(), all.data(), ORBITALS * ORBITALS, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request);
    meanwhile();
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return all;
}

void orthogonalise(orbitals &psi, const std::vector<double> &s)
{
    double l[ORBITALS][ORBITALS] = {};
    for (int i = 0; i < ORBITALS; i++)
        for (int j = 0; j <= i; j++) {
            double sum = s[i * ORBITALS + j];
            for (int k = 0; k < j; k++)
                sum -= l[i][k] * l[j][k];
            l[i][j] = i == j ? std::sqrt(sum) : sum / l[j][j];
        }
    for (std::size_t p = 0; p < psi[0].size(); p++)
        for (int i = 0; i < ORBITALS; i++) {
            for (int k = 0; k < i; k++)
                psi[i][p] -= l[i][k] * psi[k][p];
            psi[i][p] /= l[i][i];
        }
}

/* Orbital o goes as a whole to rank o modulo the number of ranks. */
std::vector<double> transposed(const layout &at, const orbitals &psi)
{
    std::vector<int> to(at.size), at_to(at.size), from(at.size), at_from(at.size);
    std::vector<double> sent, got;
    int mine = 0, total = 0;
    for (int r = 0; r < at.size; r++) {
        at_to[r] = static_cast<int>(sent.size());
        for (int o = r; o < ORBITALS; o += at.size)
            sent.insert(sent.end(), psi[o].begin(), psi[o].end());
        to[r] = static_cast<int>(sent.size()) - at_to[r];
    }
    for (int o = at.rank; o < ORBITALS; o += at.size)
        mine++;
    for (int r = 0; r < at.size; r++) {
        at_from[r] = total;
        from[r] = mine * at.count(r);
        total += from[r];
    }
    got.resize(total + 1);
    MPI_Request request;
    MPI_Ialltoallv(sent.data(), to.data(), at_to.data(), MPI_DOUBLE, got.data(), from.data(), at_from.data(),
                   MPI_DOUBLE, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    std::vector<double> whole;
    for (int o = 0; o < mine; o++)
        for (int r = 0; r < at.size; r++) {
            const auto begin = got.begin() + at_from[r] + o * at.count(r);
            whole.insert(whole.end(), begin, begin + at.count(r));
        }
    return whole;
}

double energy(const atom *mine, int many, const double *guess)
{
    layout at;
    MPI_Comm_rank(MPI_COMM_WORLD, &at.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &at.size);
    orbitals psi(ORBITALS, std::vector<double>(at.count(at.rank)));
    for (int o = 0; o < ORBITALS; o++)
        for (int p = 0; p < at.count(at.rank); p++) {
            const double x = at.first(at.rank) + p;
            psi[o][p] = std::sin((o + 1) * (x + 1) * 0.18) + guess[o] * std::cos(0.3 * x * (o + 1));
        }
    std::vector<double> pull, strength(2);
    const auto s = overlaps(psi, [&] { pull = potential(at, {mine, mine + many}); });
    orthogonalise(psi, s);
    MPI_Request request;
    if (at.rank == 0)
        strength = {guess[0] * guess[1] + 1.0, pull[0]};
    MPI_Ibcast(strength.data(), 2, MPI_DOUBLE, 0, MPI_COMM_WORLD, &request);
    for (auto &orbital : psi)
        for (std::size_t p = 0; p < orbital.size(); p++)
            orbital[p] *= 1.0 + 0.1 * pull[p];
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    const std::vector<double> whole = transposed(at, psi);
    double kinetic = 0.0;
    for (std::size_t p = 0; p + 1 < whole.size(); p++)
        if ((p + 1) % BASIS != 0)
            kinetic += (whole[p + 1] - whole[p]) * (whole[p + 1] - whole[p]);
    return strength[0] * kinetic + 0.1 * strength[1] * strength[1];
}

} // namespace

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<atom> atoms, shadow;
    for (int a = 0; a < 2; a++)
        atoms.push_back({1.3 + 3.1 * a + 0.7 * rank, 1 + (a + rank) % 3, 0.5f, 0.3 + 0.1 * a});
    shadow.assign(2, atom{0, 0, 0, 0});
    std::vector<double> guess = {0.3, -0.2, 0.4}, d_guess(ORBITALS, 0.0);
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, atoms.data(), shadow.data(), enzyme_const, 2, enzyme_dup,
                            guess.data(), d_guess.data());
    for (int a = 0; a < 2; a++) {
        CHECK_SLOPES("where", energy(atoms.data(), 2, guess.data()), (&atoms[a].where), &shadow[a].where, 1, 1,
                     1e-4, 1e-7);
        CHECK_SLOPES("charge", energy(atoms.data(), 2, guess.data()), (&atoms[a].charge), &shadow[a].charge, 1,
                     1, 1e-4, 1e-7);
    }
    CHECK_SLOPES("guess", energy(atoms.data(), 2, guess.data()), guess, d_guess.data(), ORBITALS, 1, 1e-4, 1e-7);
    return slopes_verdict();
}
