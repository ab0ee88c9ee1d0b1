/* Games: particles out of a pool whose free slots are linked through the same memory. */
#include "../expect.h"
#include <string.h>

typedef union slot {
    struct {
        double x, v;
        float life;
        int kind;
    } p;
    union slot *next;
} Slot;

typedef struct {
    Slot slots[24];
    Slot *free;
    Slot *alive[24];
    int count;
} Pool;

static void pool_init(Pool *p)
{
    memset(p, 0, sizeof *p);
    for (int i = 0; i < 23; i++)
        p->slots[i].next = &p->slots[i + 1];
    p->slots[23].next = NULL;
    p->free = p->slots;
}

static Slot *spawn(Pool *p)
{
    Slot *s = p->free;
    if (!s)
        return NULL;
    p->free = s->next;
    p->alive[p->count++] = s;
    return s;
}

static void kill(Pool *p, int i)
{
    Slot *s = p->alive[i];
    p->alive[i] = p->alive[--p->count];
    s->next = p->free;
    p->free = s;
}

double fountain(double speed, double drag, int frames)
{
    Pool pool;
    double score = 0;
    pool_init(&pool);
    for (int f = 0; f < frames; f++) {
        for (int k = 0; k < 2; k++) {
            Slot *s = spawn(&pool);
            if (!s)
                break;
            s->p.x = 0.1 * k;
            s->p.v = speed * (1 + 0.2 * k);
            s->p.life = 0.4f + 0.3f * (float)((f + k) % 4);
            s->p.kind = k;
        }
        for (int i = pool.count - 1; i >= 0; i--) {
            Slot *s = pool.alive[i];
            s->p.v -= 0.1 * (9.81 * 0.1 + drag * s->p.v);
            s->p.x += 0.1 * s->p.v;
            s->p.life -= 0.1f;
            if (s->p.life <= 0) {
                score += s->p.x * (s->p.kind ? 2 : 1);
                kill(&pool, i);
            }
        }
    }
    return score;
}

struct both { double speed, drag; };
struct both __enzyme_autodiff_both(void *, ...);

int main(void)
{
    double v = 2.5, drag = 0.3;
    struct both g = __enzyme_autodiff_both((void *)fountain, v, drag, 30);
    EXPECT_SLOPE("speed", 0, g.speed, fountain(v, drag, 30), v, 1e-3, 1e-7);
    EXPECT_SLOPE("drag", 0, g.drag, fountain(v, drag, 30), drag, 1e-4, 1e-7);
    return verdict();
}
