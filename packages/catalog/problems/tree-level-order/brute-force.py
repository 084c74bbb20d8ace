def tree_level_order(root):
    levels = []
    while True:
        values = values_at(root, len(levels))
        if not values:
            return levels
        levels.append(values)


def values_at(node, depth):
    if node is None:
        return []
    if depth == 0:
        return [node.val]
    return values_at(node.left, depth - 1) + values_at(node.right, depth - 1)
