function treeLevelOrder(root) {
  if (root === null) return [];
  const values = [];
  let level = [root];
  while (level.length > 0) {
    const below = [];
    for (const node of level) {
      values.push(node.val);
      if (node.left) below.push(node.left);
      if (node.right) below.push(node.right);
    }
    level = below;
  }
  return values;
}
