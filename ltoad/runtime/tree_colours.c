/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Colours of the nodes of libstdc++'s trees (std::map, std::set), as the shadow structure needs them.

   A colour is an integer, and integers have no shadow: where a tree was copied node by node, those of
   the shadow nodes are missing.  Before the library looks at colours, which it does in the primal's
   tree and in the shadow's, those that it may look at are the primal's.  scripts/runtime-file.sh
   compiles this into tree_colours.ll. */

struct node {
    int colour;
    struct node *parent, *left, *right;
};

enum { BELOW_INSERTION = 1, BELOW_REMOVAL = 3 };

#define INLINE static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))

/* Whether there is a shadow, which is not the node itself. */
INLINE int has_shadow(const struct node *shadow, const struct node *node)
{
    return node && shadow && shadow != node;
}

APART void copy_below(struct node *shadow, const struct node *node, int depth)
{
    if (!has_shadow(shadow, node))
        return;
    shadow->colour = node->colour;
    if (depth) {
        copy_below(shadow->left, node->left, depth - 1);
        copy_below(shadow->right, node->right, depth - 1);
    }
}

/* Those of a node and all that it descends from, and what lies so deep below each of them. */
APART void copy_above(struct node *shadow, const struct node *node, int depth)
{
    while (has_shadow(shadow, node)) {
        copy_below(shadow, node, depth);
        if (!node->parent || node->parent->parent == node)
            return; /* the root, or the header, which are each other's parents */
        node = node->parent;
        shadow = shadow->parent;
    }
}

/* A node is put below another one. */
void __ltoad_tree_insertion(struct node *shadow, const struct node *parent)
{
    copy_above(shadow, parent, BELOW_INSERTION);
}

/* A node is taken out: if it has two children, the next one takes its place. */
void __ltoad_tree_removal(struct node *shadow, const struct node *node)
{
    if (!has_shadow(shadow, node))
        return;
    copy_below(shadow, node, 0);
    if (node->left && node->right) {
        node = node->right;
        shadow = shadow->right;
        while (has_shadow(shadow, node) && node->left) {
            node = node->left;
            shadow = shadow->left;
        }
    }
    copy_above(shadow, node, BELOW_REMOVAL);
}

/* The node before one: by its colour the header is known. */
void __ltoad_tree_step(struct node *shadow, const struct node *node)
{
    copy_below(shadow, node, 0);
}
