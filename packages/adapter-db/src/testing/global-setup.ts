import type { TestProject } from "vitest/node";
import { quickDrizzle } from "../quick-drizzle.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testServerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const loaded = quickDrizzle();
  const { startTestServer } = await import("./start-test-server.ts");
  loaded();
  const server = await startTestServer();
  project.provide("testServerUrl", server.adminUrl);
  return () => server.stop();
}
