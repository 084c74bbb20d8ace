import { signIn } from "../sign-in.ts";

export type Answered = { status: number; text: string; ms: number };

/** A signed-in learner who calls the API directly. */
export async function learnerAt(url: string) {
  const { cookie } = await signIn(url);
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

  /** A new attempt on two-sum at the step where code is written. */
  async function beginTwoSum(): Promise<string> {
    const start = { problemSlug: "two-sum", language: "javascript", mode: "EXPERT" };
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
  return { call, beginTwoSum, handIn };
}
export type Learner = Awaited<ReturnType<typeof learnerAt>>;
