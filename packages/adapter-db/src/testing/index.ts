export { copyTemplate, type TestDatabase } from "./copy-template.ts";
export { query, rowsOfPerson, tablesHolding } from "./search-database.ts";
export { startTestServer, type TestServer } from "./start-test-server.ts";
export { createTestDatabase } from "./test-database.ts";
