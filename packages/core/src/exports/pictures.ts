export * from "../entities/pictures/drawing.ts";
export * from "../entities/pictures/picture.ts";
export * from "./draw-picture.ts";
