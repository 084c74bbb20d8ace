import { z } from "zod";
import { signInInput, signUpInput } from "../lib/auth/sign-in-input.ts";
import type { RouteFacts } from "../lib/route.ts";
import type { Endpoint } from "./endpoints.ts";
import type { Noun } from "./noun-of-route.ts";

export type Operation = { method: string; path: string; noun: Noun; facts: RouteFacts };

/** `/api/attempts/[attemptId]` as OpenAPI writes it. */
export function templateOf(path: string): string {
  return path.replaceAll(/\[(\w+)\]/g, "{$1}");
}

/** Every endpoint except the one for unknown paths; those for sign-in are listed by hand. */
export function operationsOf(endpoints: readonly Endpoint[]): Operation[] {
  const own = endpoints
    .filter(({ path }) => !path.includes("[..."))
    .map(({ method, path, noun, handler: { facts } }) => {
      return { method, path: templateOf(path), noun, facts };
    });
  return [...own, ...signIn];
}

const sessionUser = z.looseObject({ id: z.string(), name: z.string(), email: z.string() });
const signedIn = z.looseObject({ user: sessionUser });

/** What better-auth answers, as far as clients rely on it. */
const signIn: Operation[] = [
  ["POST", "sign-up/email", { input: signUpInput, output: signedIn }] as const,
  ["POST", "sign-in/email", { input: signInInput, output: signedIn }] as const,
  ["POST", "sign-out", { output: z.looseObject({ success: z.boolean() }) }] as const,
  ["GET", "get-session", { output: signedIn.nullable() }] as const,
].map(([method, path, facts]) => ({
  method,
  path: `/api/auth/${path}`,
  noun: "people",
  facts: { roles: "anyone", ...facts },
}));
