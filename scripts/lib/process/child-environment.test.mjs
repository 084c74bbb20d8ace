import { join } from "node:path";
import { expect, test } from "vitest";
import { home } from "../paths.mjs";
import { childEnvironment } from "./child-environment.mjs";

test("children get this Node first, nothing of npm's and no telemetry", () => {
  const env = childEnvironment(
    {
      PATH: "/usr/bin:/opt/node/bin",
      HOME: "/home/me",
      NODE_ENV: "production",
      npm_config_user_agent: "npm/10",
      npm_config_registry: "http://mirror",
      npm_lifecycle_event: "start",
    },
    "/opt/node/bin/node",
  );
  expect(env).toEqual({
    NODE_COMPILE_CACHE: join(home, "compile-cache"),
    PATH: "/opt/node/bin:/usr/bin",
    HOME: "/home/me",
    npm_config_registry: "http://mirror",
    CI: "true",
    npm_config_fetch_retry_mintimeout: "2000",
    npm_config_fetch_retry_maxtimeout: "8000",
    NEXT_TELEMETRY_DISABLED: "1",
    TURBO_TELEMETRY_DISABLED: "1",
  });
});
