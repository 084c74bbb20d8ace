export function misfit(head) {
  if (head.every((value) => Math.abs(value) <= 1000000)) return null;
  return { head: "Each value lies between -1,000,000 and 1,000,000." };
}
