export * from "../entities/drawings/drawing.ts";
export * from "../entities/drawings/figure.ts";
export * from "./draw-figure.ts";
