import { randomUUID } from "node:crypto";
import { createTestDatabase } from "@foothold/adapter-db/testing";
import type { Role } from "@foothold/core/people";
import { emptyQueue } from "@foothold/core/runs";
import { hashPassword, makeSignature } from "better-auth/crypto";
import { vi } from "vitest";
import { allEndpoints, type Endpoint } from "../api-docs/endpoints.ts";
import { type AppDeps, closeDeps, deps } from "../lib/deps.ts";
import { forgetEnv } from "../lib/env.ts";
import { expectDocumented } from "./documented.ts";
import { bySpecificity, matchEndpoint } from "./routes.ts";

const ORIGIN = "http://localhost:3000";
/** Slow on purpose, and most people of a run have the same password. */
const hashes = new Map<string, Promise<string>>();

type CallOptions = {
  cookie?: string;
  body?: unknown;
  /** Sent as it is, for bodies that are not JSON. */
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
  /** Fires when the caller goes away. */
  signal?: AbortSignal;
};

export type App = Awaited<ReturnType<typeof startApp>>;

/** The real routes on a real database of their own, called with real requests; `parts` stand in for real ones. */
export async function startApp(
  variables: Record<string, string> = {},
  parts: Partial<AppDeps> = {},
) {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    AUTH_SECRET: "a secret that only this test run knows",
    LOG_LEVEL: "silent",
    SIGN_IN_TRIES_PER_ACCOUNT: "10000",
    SIGN_IN_TRIES_PER_NETWORK: "10000",
    SIGN_UPS_PER_NETWORK: "10000",
    ...variables,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  forgetEnv();
  // Health alone would start real sandboxes.
  Object.assign(deps(), {
    probes: {
      runner: () => "ok",
      queue: () => emptyQueue,
      places: (): never[] => [],
      sandboxes: (): null => null,
      coach: (): "ok" => "ok",
    },
    ...parts,
  });
  const auth = await deps().auth.$context;
  auth.password.hash = hashOnce;
  const endpoints = bySpecificity(await allEndpoints());

  const call = (method: string, path: string, options: CallOptions = {}) =>
    send(endpoints, method, path, options);

  async function signUp(role: Role = "learner") {
    const account = {
      name: `A ${role}`,
      email: `${randomUUID()}@example.org`,
      password: "correct horse",
    };
    const person = await deps().accounts.create(account, role);
    const { token } = await auth.internalAdapter.createSession(person.id);
    const signature = await makeSignature(token, auth.secret);
    const cookie = `${auth.authCookies.sessionToken.name}=${token}.${signature}`;
    return { ...person, password: account.password, cookie };
  }

  return {
    call,
    deps,
    database,
    endpoints,
    signUp,
    async stop() {
      await closeDeps();
      await database.drop();
      vi.unstubAllEnvs();
    },
  };
}

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function send(endpoints: Endpoint[], method: string, path: string, options: CallOptions) {
  const url = new URL(path, ORIGIN);
  const match = matchEndpoint(endpoints, method, url.pathname);
  if (!match) throw new Error(`No route answers ${method} ${path}`);
  const body =
    options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const request = new Request(url, {
    method,
    ...(body !== undefined && { body, duplex: "half" }),
    ...(options.signal && { signal: options.signal }),
    headers: {
      ...(method !== "GET" && { origin: ORIGIN }),
      ...(options.cookie && { cookie: options.cookie }),
      ...options.headers,
    },
  } as RequestInit);
  const response = await match.endpoint.handler(request, {
    params: Promise.resolve(match.params),
  });
  await expectDocumented(match.endpoint, url.pathname, response.clone());
  return response;
}
