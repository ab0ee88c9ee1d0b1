/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Links of libstdc++'s trees and lists from before a derivative: the library follows them in the shadow
   structure, where nobody has put them.  So they are found (earlier_memory.c) before it is called. */

struct space;

struct node {
    int colour;
    struct node *parent, *left, *right;
};

struct item {
    struct item *next, *previous;
};

enum { BELOW = 3 };

extern void *__ltoad_earlier_put(struct space *, const void *address, void *place);

#define APART static __attribute__((noinline))

static void *found(struct space *space, const void *address, void *place)
{
    void *shadow = *(void **)place;
    return shadow || !address ? shadow : __ltoad_earlier_put(space, address, place);
}

/* Whether there is a shadow, which is not the node itself. */
static int has_shadow(const void *shadow, const void *node)
{
    return node && shadow && shadow != node;
}

/* The end of a tree without nodes leads to itself. */
static int is_end_of_empty(const struct node *node)
{
    return node->left == node;
}

APART void find_links(struct space *space, struct node *shadow, const struct node *node)
{
    found(space, node->parent, &shadow->parent);
    found(space, node->left, &shadow->left);
    found(space, node->right, &shadow->right);
}

APART void find_below(struct space *space, struct node *shadow, const struct node *node, int depth)
{
    if (!has_shadow(shadow, node))
        return;
    find_links(space, shadow, node);
    if (depth) {
        find_below(space, shadow->left, node->left, depth - 1);
        find_below(space, shadow->right, node->right, depth - 1);
    }
}

/* Those of a node and all that it descends from, and what lies so deep below each of them. */
APART void find_above(struct space *space, struct node *shadow, const struct node *node)
{
    while (has_shadow(shadow, node)) {
        find_below(space, shadow, node, BELOW);
        if (!node->parent)
            return;
        if (node->parent->parent == node) { /* the root, or the header, which are each other's */
            if (has_shadow(shadow->parent, node->parent))
                find_links(space, shadow->parent, node->parent);
            return;
        }
        node = node->parent;
        shadow = shadow->parent;
    }
}

/* (space, shadow, node): what may be looked at when a node is put beside this one, or this one is taken
   out. */
void __ltoad_earlier_tree(struct space *space, struct node *shadow, const struct node *node)
{
    if (!has_shadow(shadow, node))
        return;
    find_above(space, shadow, node);
    if (!node->left || !node->right || is_end_of_empty(node))
        return;
    node = node->right;
    shadow = shadow->right;
    while (has_shadow(shadow, node) && node->left) {
        find_below(space, shadow, node, BELOW);
        node = node->left;
        shadow = shadow->left;
    }
    find_below(space, shadow, node, BELOW);
}

/* Down on one side, as far as it goes. */
APART void find_down(struct space *space, struct node *shadow, const struct node *node, int to_left)
{
    while (has_shadow(shadow, node)) {
        find_links(space, shadow, node);
        shadow = to_left ? shadow->left : shadow->right;
        node = to_left ? node->left : node->right;
    }
}

/* Up until one comes from the other side. */
APART void find_up(struct space *space, struct node *shadow, const struct node *node, int from_right)
{
    while (has_shadow(shadow, node)) {
        find_links(space, shadow, node);
        const struct node *parent = node->parent;
        if (!parent || (from_right ? parent->right : parent->left) != node)
            break;
        node = parent;
        shadow = shadow->parent;
    }
    if (has_shadow(shadow, node) && has_shadow(shadow->parent, node->parent))
        find_links(space, shadow->parent, node->parent);
}

/* (space, shadow, node): what may be looked at on the way to the node before or behind this one. */
void __ltoad_earlier_step(struct space *space, struct node *shadow, const struct node *node)
{
    if (!has_shadow(shadow, node))
        return;
    find_links(space, shadow, node);
    if (is_end_of_empty(node))
        return;
    find_down(space, shadow->right, node->right, 1);
    find_down(space, shadow->left, node->left, 0);
    find_up(space, shadow, node, 1);
    find_up(space, shadow, node, 0);
}

/* (space, shadow, item): the neighbours in a list, and their links. */
void __ltoad_earlier_list(struct space *space, struct item *shadow, const struct item *item)
{
    if (!has_shadow(shadow, item))
        return;
    struct item *next = found(space, item->next, &shadow->next);
    struct item *previous = found(space, item->previous, &shadow->previous);
    if (has_shadow(next, item->next)) {
        found(space, item->next->next, &next->next);
        found(space, item->next->previous, &next->previous);
    }
    if (has_shadow(previous, item->previous)) {
        found(space, item->previous->next, &previous->next);
        found(space, item->previous->previous, &previous->previous);
    }
}

/* (space, shadow, item): the links of a whole list. */
void __ltoad_earlier_list_whole(struct space *space, struct item *shadow, const struct item *item)
{
    const struct item *first = item;
    while (has_shadow(shadow, item)) {
        found(space, item->previous, &shadow->previous);
        shadow = found(space, item->next, &shadow->next);
        item = item->next;
        if (item == first)
            return;
    }
}
