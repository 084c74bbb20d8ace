export type { TestDatabase } from "./copy-template.ts";
export { startTestServer, type TestServer } from "./start-test-server.ts";
export { createTestDatabase } from "./test-database.ts";
