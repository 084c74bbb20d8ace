function treeLevelOrder(root) {
  if (root === null) return [];
  const below = [...treeLevelOrder(root.left), ...treeLevelOrder(root.right)];
  return below.length === 0 ? [[root.val]] : below.map((way) => [root.val, ...way]);
}
