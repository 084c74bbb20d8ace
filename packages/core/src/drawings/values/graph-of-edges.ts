import type { EdgeShape } from "../../entities/catalog/drawn-as.ts";
import { MOST_LETTERS } from "../../entities/drawings/drawing-limits.ts";
import type { Figure } from "../../entities/drawings/figure.ts";
import { shortText } from "./drawable.ts";

const MOST_NODES = 12;
/** In columns: how far apart neighbours on the circle stand. */
const LEAST_DISTANCE = 1.15;

/** Edges `[from, to]` or `[from, to, cost]` between numbered nodes, which stand on a circle. */
export function graphOfEdges(
  rows: readonly (number | null)[][],
  shape: EdgeShape,
  count: number | undefined,
  markedNodes: readonly number[],
): Figure | null {
  const edges = rows.flatMap(([one, other, cost]) => {
    if (typeof one !== "number" || typeof other !== "number") return [];
    const [from, to] = shape === "arrows-back" ? [other, one] : [one, other];
    return [{ from, to, cost: cost ?? null }];
  });
  if (edges.length < rows.length) return null;
  const numbered = count === undefined ? [] : [...Array(Math.min(count, 10 * MOST_NODES)).keys()];
  const names = [...new Set([...numbered, ...edges.flatMap(({ from, to }) => [from, to])])];
  if (names.length === 0) return null;
  const shown = names.toSorted((one, other) => one - other).slice(0, MOST_NODES);
  const isShown = (name: number) => shown.includes(name);
  return {
    kind: "graph",
    nodes: shown.map((name, at) => ({ name: String(name), at: placeOnCircle(at, shown.length) })),
    edges: joinedEdges(edges.filter(({ from, to }) => isShown(from) && isShown(to))),
    directed: shape !== "lines",
    marked: [...new Set(markedNodes)].filter(isShown).map(String),
    leftOut: Math.max(count ?? 0, names.length) - shown.length,
  };
}

type Edge = { from: number; to: number; cost: number | null };

/** Edges between the same nodes become one, with all their costs. */
function joinedEdges(edges: readonly Edge[]) {
  const joined = new Map<string, { from: string; to: string; costs: number[] }>();
  for (const { from, to, cost } of edges) {
    const key = `${from} ${to}`;
    const edge = joined.get(key) ?? { from: String(from), to: String(to), costs: [] };
    joined.set(key, edge);
    if (cost !== null) edge.costs.push(cost);
  }
  return [...joined.values()].map(({ from, to, costs }) => ({
    from,
    to,
    label: costs.length > 0 ? shortText(costs.join(", "), MOST_LETTERS) : null,
  }));
}

/** The first node stands at the top, the others follow clockwise. */
function placeOnCircle(at: number, count: number): [number, number] {
  if (count === 1) return [0, 0];
  const radius = Math.max(0.8, LEAST_DISTANCE / (2 * Math.sin(Math.PI / count)));
  const angle = (2 * Math.PI * at) / count;
  const round = (value: number) => Math.max(0, Math.round(value * 100) / 100);
  return [round(radius + radius * Math.sin(angle)), round(radius - radius * Math.cos(angle))];
}
