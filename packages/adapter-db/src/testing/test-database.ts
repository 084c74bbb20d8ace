import { inject } from "vitest";
import { copyTemplate, type TestDatabase } from "./copy-template.ts";
import type {} from "./global-setup.ts";

/** Of the server that the integration tests share. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject("testServerUrl"));
}
