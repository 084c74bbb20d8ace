function treeLevelOrder(root) {
  const levels = [];
  const values = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    values.length = 0;
    const below = [];
    for (const node of level) {
      values.push(node.val);
      if (node.left) below.push(node.left);
      if (node.right) below.push(node.right);
    }
    levels.push(values);
    level = below;
  }
  return levels;
}
