import { randomUUID } from "node:crypto";
import { cookiesOf, signIn } from "../sign-in.ts";

export type Answered = { status: number; text: string; ms: number };

/** The learner of the demo. */
export async function learnerAt(url: string): Promise<Learner> {
  return callerWith(url, (await signIn(url)).cookie);
}

/** Somebody new, who has signed up. */
export async function newLearnerAt(url: string): Promise<Learner> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "A learner",
      email: `${randomUUID()}@example.org`,
      password: "plain words make it",
    }),
  });
  if (!response.ok) throw new Error(`The sign-up answered ${response.status}.`);
  return callerWith(url, cookiesOf(response));
}

/** Somebody who is signed in and calls the API as they like. */
export function callerWith(url: string, cookie: string) {
  async function call(method: string, path: string, body?: object): Promise<Answered> {
    const begun = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - begun };
  }

  const beginTwoSum = () => begin("two-sum");

  /** A new attempt at the step where code is written. */
  async function begin(problemSlug: string): Promise<string> {
    const start = { problemSlug, language: "javascript", mode: "EXPERT" };
    const { text } = await call("POST", "/api/attempts", start);
    const path = `/api/attempts/${(JSON.parse(text) as { attempt: { id: string } }).attempt.id}`;
    await call("POST", `${path}/understand/skip`, {});
    await call("POST", `${path}/plan/skip`, {});
    return path;
  }

  async function handIn(path: string, code: string): Promise<Answered> {
    await call("POST", `${path}/verify/retry`, {});
    await call("POST", `${path}/implement/submit`, { code });
    return call("POST", `${path}/verify/run`, {});
  }
  return { cookie, call, begin, beginTwoSum, handIn };
}
export type Learner = ReturnType<typeof callerWith>;
