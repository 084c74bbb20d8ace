def tree_level_order(root):
    levels = []

    def collect(node):
        if node is None:
            return
        depth = depth_of(node, root)
        if len(levels) == depth:
            levels.append([])
        levels[depth].append(node.val)
        collect(node.left)
        collect(node.right)

    collect(root)
    return levels


def depth_of(wanted, node):
    if node is None:
        return -1
    if node is wanted:
        return 0
    below = max(depth_of(wanted, node.left), depth_of(wanted, node.right))
    return -1 if below == -1 else below + 1
