function treeLevelOrder(root) {
  const levels = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    levels.push(level.map((node) => node.val));
    const below = [];
    for (const node of level) {
      if (node.left === null) continue;
      below.push(node.left);
      if (node.right !== null) below.push(node.right);
    }
    level = below;
  }
  return levels;
}
