function treeLevelOrder(root) {
  const levels = [];
  function collect(node) {
    if (node === null) return;
    const depth = depthOf(node, root);
    if (levels.length === depth) levels.push([]);
    levels[depth].push(node.val);
    collect(node.left);
    collect(node.right);
  }
  collect(root);
  return levels;
}

function depthOf(wanted, node) {
  if (node === null) return -1;
  if (node === wanted) return 0;
  const below = Math.max(depthOf(wanted, node.left), depthOf(wanted, node.right));
  return below === -1 ? -1 : below + 1;
}
