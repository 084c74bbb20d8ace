def tree_level_order(root):
    levels = []
    node = root
    while node is not None:
        levels.append([])
        node = node.left
    collect(root, 0, levels)
    return levels


def collect(node, depth, levels):
    if node is None or depth >= len(levels):
        return
    levels[depth].append(node.val)
    collect(node.left, depth + 1, levels)
    collect(node.right, depth + 1, levels)
