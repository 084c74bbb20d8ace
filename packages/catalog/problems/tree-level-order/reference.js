function treeLevelOrder(root) {
  const levels = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    const values = [];
    const below = [];
    for (const node of level) {
      values.push(node.val);
      if (node.left !== null) below.push(node.left);
      if (node.right !== null) below.push(node.right);
    }
    levels.push(values);
    level = below;
  }
  return levels;
}
