function treeLevelOrder(root) {
  const levels = [];
  for (let depth = 0; ; depth++) {
    const values = valuesAt(root, depth);
    if (values.length === 0) return levels;
    levels.push(values);
  }
}

function valuesAt(node, depth) {
  if (node === null) return [];
  if (depth === 0) return [node.val];
  return [...valuesAt(node.left, depth - 1), ...valuesAt(node.right, depth - 1)];
}
