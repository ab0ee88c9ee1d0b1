/* Finance: an order book kept sorted with memmove, matched against market orders. */
#include "../expect.h"
#include <stdbool.h>
#include <string.h>

typedef struct {
    double price, quantity;
    unsigned id;
    bool own;
} Order;
typedef struct {
    Order side[32];
    int n;
} Book;

static void insert(Book *b, Order o)
{
    int at = 0;
    while (at < b->n && b->side[at].price <= o.price)
        at++;
    memmove(&b->side[at + 1], &b->side[at], (b->n - at) * sizeof(Order));
    b->side[at] = o;
    b->n++;
}

static double buy(Book *b, double quantity, double *own_filled)
{
    double cost = 0;
    while (quantity > 0 && b->n > 0) {
        Order *best = &b->side[0];
        const double take = best->quantity < quantity ? best->quantity : quantity;
        cost += take * best->price;
        if (best->own)
            *own_filled += take;
        quantity -= take;
        best->quantity -= take;
        if (best->quantity <= 0) {
            b->n--;
            memmove(b->side, b->side + 1, b->n * sizeof(Order));
        }
    }
    return cost;
}

double profit(const double *quotes, int n, double demand)
{
    Book book;
    double filled = 0, cost = 0;
    memset(&book, 0, sizeof book);
    for (int i = 0; i < n; i++) {
        Order o = {quotes[i] * quotes[i], 1.5 + 0.1 * i, i, i % 2 == 0};
        insert(&book, o);
        if (i % 3 == 2)
            cost += buy(&book, demand, &filled);
    }
    cost += buy(&book, demand * filled, &filled);
    return cost - 0.5 * filled * filled;
}

int main(void)
{
    double q[9], d[9] = {0}, demand = 1.3;
    for (int i = 0; i < 9; i++)
        q[i] = 1.5 + 0.3 * sin(4 * i);
    const double dd = __enzyme_autodiff((void *)profit, enzyme_dup, q, d, 9, demand);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("quote", i, d[i], profit(q, 9, demand), q[i], 1e-4, 1e-7);
    EXPECT_SLOPE("demand", 0, dd, profit(q, 9, demand), demand, 1e-5, 1e-7);
    return verdict();
}
