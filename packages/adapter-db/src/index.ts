export { type Connection, connect, type Db } from "./connect.ts";
export { databaseFailure, translated } from "./failures.ts";
export { postgresRepositories, type Repositories } from "./repositories.ts";
export { readOrCreateSecrets, type Secrets } from "./secrets.ts";
