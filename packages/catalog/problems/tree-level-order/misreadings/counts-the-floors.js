function treeLevelOrder(root) {
  if (root === null) return 0;
  return 1 + Math.max(treeLevelOrder(root.left), treeLevelOrder(root.right));
}
