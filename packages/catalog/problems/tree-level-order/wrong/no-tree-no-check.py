def tree_level_order(root):
    levels = []
    level = [root]
    while level:
        values = []
        below = []
        for node in level:
            values.append(node.val)
            if node.left:
                below.append(node.left)
            if node.right:
                below.append(node.right)
        levels.append(values)
        level = below
    return levels
