function treeLevelOrder(root) {
  const levels = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    const values = [];
    const below = [];
    for (const node of level) {
      if (node.val) values.push(node.val);
      if (node.left) below.push(node.left);
      if (node.right) below.push(node.right);
    }
    levels.push(values);
    level = below;
  }
  return levels;
}
