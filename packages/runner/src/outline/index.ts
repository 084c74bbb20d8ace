export { createCodeReader } from "./create-code-reader.ts";
