export * from "./build-browser-assets.ts";
export { workerPolicy } from "./headers.ts";
export * from "./write-browser-assets.ts";
