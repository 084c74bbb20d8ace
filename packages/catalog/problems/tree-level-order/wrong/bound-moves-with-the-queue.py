def tree_level_order(root):
    levels = []
    queue = [] if root is None else [root]
    while queue:
        level = []
        i = 0
        while i < len(queue):
            node = queue.pop(0)
            level.append(node.val)
            if node.left:
                queue.append(node.left)
            if node.right:
                queue.append(node.right)
            i += 1
        levels.append(level)
    return levels
