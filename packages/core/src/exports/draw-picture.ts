/** For browsers: pictures without the schemas. */
export type { Drawing, DrawingFrame, DrawingPart } from "../entities/pictures/drawing.ts";
export type { Picture } from "../entities/pictures/picture.ts";
export * from "../pictures/describe-drawing.ts";
export * from "../pictures/describe-picture.ts";
export * from "../pictures/draw/draw-picture.ts";
export type { DrawnPicture, Shape, Tone } from "../pictures/draw/shapes.ts";
export { type CodeUsage, codeUsageOf } from "../pictures/traces/code-usage.ts";
export * from "../pictures/traces/pictures-of-frame.ts";
export * from "../pictures/values/draw-example.ts";
