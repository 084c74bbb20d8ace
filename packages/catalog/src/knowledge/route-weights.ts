import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type RouteWeights, routeWeightsSchema } from "@foothold/core/coach";

const fileIn = (root: string): string => path.join(root, "knowledge", "route-weights.json");

/** Without the file every kind of question is as likely as any other. */
export function readRouteWeights(root: string): RouteWeights {
  const file = fileIn(root);
  return existsSync(file) ? routeWeightsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** One feature a line, sorted, so that a change can be read. */
export function writeRouteWeights(root: string, weights: RouteWeights): void {
  const lines = Object.entries(weights)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, each]) => `${JSON.stringify(feature)}: ${JSON.stringify(each)}`);
  writeFileSync(fileIn(root), `{\n${lines.join(",\n")}\n}\n`);
}
