export * from "../entities/pictures/picture.ts";
export * from "../pictures/describe-picture.ts";
export * from "../pictures/draw-picture.ts";
export type { Drawing, Shape, Tone } from "../pictures/drawing.ts";
