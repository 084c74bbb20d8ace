export * from "../text/cut-output.ts";
export * from "../text/plain-output.ts";
