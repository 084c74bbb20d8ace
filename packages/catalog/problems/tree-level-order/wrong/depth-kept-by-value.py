def tree_level_order(root):
    levels = []
    if root is None:
        return levels
    depth_of = {root.val: 0}
    queue = [root]
    for node in queue:
        depth = depth_of[node.val]
        if len(levels) == depth:
            levels.append([])
        levels[depth].append(node.val)
        for child in (node.left, node.right):
            if child is None or child.val in depth_of:
                continue
            depth_of[child.val] = depth + 1
            queue.append(child)
    return levels
