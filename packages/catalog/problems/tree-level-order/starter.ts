function treeLevelOrder(root: TreeNode | null): number[][] {
  // A TreeNode has the fields val, left and right.
  // Write your solution here.
  return [];
}
