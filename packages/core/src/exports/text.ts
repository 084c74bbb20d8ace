export * from "../text/is-json.ts";
export * from "../text/line-delta.ts";
