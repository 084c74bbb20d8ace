function treeLevelOrder(root) {
  const levels = [];
  if (root === null) return levels;
  const depthOf = new Map([[root.val, 0]]);
  const queue = [root];
  for (const node of queue) {
    const depth = depthOf.get(node.val);
    if (levels.length === depth) levels.push([]);
    levels[depth].push(node.val);
    for (const child of [node.left, node.right]) {
      if (child === null || depthOf.has(child.val)) continue;
      depthOf.set(child.val, depth + 1);
      queue.push(child);
    }
  }
  return levels;
}
