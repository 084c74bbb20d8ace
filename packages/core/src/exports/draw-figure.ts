/** For browsers: drawings without their schemas. */

export * from "../drawings/describe-drawing.ts";
export * from "../drawings/describe-figure.ts";
export * from "../drawings/draw/draw-figure.ts";
export type { DrawnFigure, Shape, Tone } from "../drawings/draw/shapes.ts";
export { type CodeUsage, codeUsageOf } from "../drawings/traces/code-usage.ts";
export * from "../drawings/traces/figures-of-frame.ts";
export * from "../drawings/values/draw-example.ts";
export type { Drawing, DrawingFrame, DrawingPart } from "../entities/drawings/drawing.ts";
export type { Figure } from "../entities/drawings/figure.ts";
