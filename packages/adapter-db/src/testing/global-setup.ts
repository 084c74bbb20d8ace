import type { TestProject } from "vitest/node";
import { startTestServer } from "./start-test-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testServerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide("testServerUrl", server.adminUrl);
  return () => server.stop();
}
