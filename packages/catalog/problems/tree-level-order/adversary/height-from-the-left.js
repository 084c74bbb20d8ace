function treeLevelOrder(root) {
  const levels = [];
  for (let node = root; node !== null; node = node.left) levels.push([]);
  collect(root, 0, levels);
  return levels;
}

function collect(node, depth, levels) {
  if (node === null || depth >= levels.length) return;
  levels[depth].push(node.val);
  collect(node.left, depth + 1, levels);
  collect(node.right, depth + 1, levels);
}
