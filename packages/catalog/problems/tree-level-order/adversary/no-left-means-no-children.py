def tree_level_order(root):
    levels = []
    level = [] if root is None else [root]
    while level:
        levels.append([node.val for node in level])
        below = []
        for node in level:
            if node.left is None:
                continue
            below.append(node.left)
            if node.right is not None:
                below.append(node.right)
        level = below
    return levels
