export { EmbeddedServerError } from "./errors.ts";
export { type EmbeddedServer, startEmbeddedServer } from "./start-embedded-server.ts";
