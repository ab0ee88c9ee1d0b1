#include "check.hpp"

#include <cstdlib>
#include <cstring>

// Rows of structs with two addresses, one of numbers and one of what tells their kind: what is
// copied through one of them says nothing of what the other leads to.  Nobody here is inlined.
#define APART __attribute__((noinline))

struct Kind {
    char name[8];
    int bytes, scale;
};

struct Slot {
    void *item;
    long spare;
    const Kind *kind;
};

static const Kind kinds[2] = {{"single", 8, 1}, {"double", 16, 2}};

APART static void *clone(const Slot &slot)
{
    void *made = std::malloc(slot.kind->bytes);
    std::memcpy(made, slot.item, slot.kind->bytes);
    return made;
}

APART static Slot *widen(Slot *slots, int n, const void *item, const Kind *kind)
{
    Slot *wider = static_cast<Slot *>(std::malloc((n + 1) * sizeof(Slot)));
    for (int i = 0; i < n; i++)
        wider[i] = slots[i];
    Kind *own = static_cast<Kind *>(std::malloc(sizeof(Kind)));
    std::memcpy(own, kind, sizeof(Kind));
    Slot made{const_cast<void *>(item), n, own};
    wider[n] = made;
    wider[n].item = clone(made);
    std::free(slots);
    return wider;
}

APART static double value(const Slot *slots, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const double *numbers = static_cast<const double *>(slots[i].item);
        const int count = slots[i].kind->bytes / 8;
        for (int j = 0; j < count; j++)
            sum += slots[i].kind->scale * (i + 1) * numbers[j] * numbers[j];
    }
    return sum;
}

double f(double *x, int)
{
    Slot *slots = nullptr;
    const double pair[2] = {x[1] * x[2], x[3]};
    slots = widen(slots, 0, x, &kinds[0]);
    slots = widen(slots, 1, pair, &kinds[1]);
    void *copy = clone(slots[1]);
    slots = widen(slots, 2, copy, slots[1].kind);
    const double found = value(slots, 3);
    for (int i = 0; i < 3; i++) {
        std::free(slots[i].item);
        std::free(const_cast<Kind *>(slots[i].kind));
    }
    std::free(copy);
    std::free(slots);
    return found;
}
CHECK_GRADIENT(f, 4)
