export * from "../text/line-delta.ts";
