import { createInterface } from "node:readline";
import vm from "node:vm";

class ListNode { constructor(val = 0, next = null) { this.val = val; this.next = next; } }
class TreeNode { constructor(val = 0, left = null, right = null) { this.val = val; this.left = left; this.right = right; } }
const toList = (values) => values.reduceRight((next, value) => new ListNode(value, next), null);
const fromList = (head) => { const out = []; for (let n = head; n; n = n.next) { out.push(n.val); if (out.length > 1e5) throw new Error("cycle"); } return out; };
const toTree = (values) => {
  if (values.length === 0 || values[0] === null) return null;
  const root = new TreeNode(values[0]); const waiting = [root]; let at = 1;
  for (const node of waiting) {
    if (at >= values.length) break;
    const left = values[at++] ?? null; const right = values[at++] ?? null;
    if (left !== null) waiting.push((node.left = new TreeNode(left)));
    if (right !== null) waiting.push((node.right = new TreeNode(right)));
  }
  return root;
};
const fromTree = (root) => {
  const nodes = [root]; const out = [];
  for (const n of nodes) { out.push(n ? n.val : null); if (n) nodes.push(n.left, n.right); if (out.length > 1e5) throw new Error("cycle"); }
  while (out.length && out.at(-1) === null) out.pop();
  return out;
};
const receive = (v, k) => (k === "linked-list" ? toList(v) : k === "binary-tree" ? toTree(v) : k === "set" ? new Set(v) : v);
const give = (v, k) => (k === "linked-list" ? fromList(v) : k === "binary-tree" ? fromTree(v) : v instanceof Set ? [...v] : v);
let solve; let kinds;
for await (const line of createInterface({ input: process.stdin })) {
  const m = JSON.parse(line);
  if (m.code !== undefined) {
    kinds = m;
    try {
      solve = vm.compileFunction(`${m.code}\n;return ${m.entryPoint};`, ["ListNode", "TreeNode", "console"])(ListNode, TreeNode, { log() {} });
      process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
    } catch (e) { process.stdout.write(`${JSON.stringify({ error: String(e) })}\n`); }
    continue;
  }
  const args = m.args.map((v, i) => receive(v, kinds.parameters[i]));
  const t = performance.now();
  try {
    const r = solve(...args);
    const timeMs = performance.now() - t;
    const actual = kinds.resultArgument === undefined ? give(r, kinds.returns) : give(args[kinds.resultArgument], kinds.parameters[kinds.resultArgument]);
    process.stdout.write(`${JSON.stringify({ actual: actual === undefined ? { $: "undefined" } : actual, timeMs })}\n`);
  } catch (e) { process.stdout.write(`${JSON.stringify({ error: String(e), timeMs: performance.now() - t })}\n`); }
}
