import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

const LAB = "198.51.100.1";
const ELSEWHERE = "203.0.113.9";
const PEOPLE = 40;
/** The limits that hold where nothing is set. */
const usual = {
  SIGN_IN_TRIES_PER_ACCOUNT: "",
  SIGN_IN_TRIES_PER_NETWORK: "",
  SIGN_UPS_PER_NETWORK: "",
};

describe("sign-in limits as they are unless set otherwise", () => {
  let app: App;
  beforeEach(async () => {
    app = await startApp(usual);
  });
  afterEach(() => app.stop());

  const post = (path: string, body: object, address: string) =>
    app.call("POST", `/api/auth/${path}`, {
      body,
      headers: { "x-foothold-client-address": address },
    });
  const signIn = async (email: string, password: string, address = LAB) =>
    (await post("sign-in/email", { email, password }, address)).status;

  test("a lab of forty behind one address signs in at once, most mistyping, and each gets in", async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => app.signUp()));
    const statuses = await Promise.all(
      people.map(async ({ email, password }, seat) => {
        const mistyped = [];
        for (let turn = 0; turn < seat % 3; turn++) mistyped.push(await signIn(email, "mistyped"));
        return [...mistyped, await signIn(email, password)];
      }),
    );
    expect(statuses.flat().filter((status) => status === 200)).toHaveLength(PEOPLE);
    expect(statuses.flat()).not.toContain(429);
  });

  test("a lecture of 120 signs up at once behind one address", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, seat) => {
        const account = {
          name: "New",
          email: `seat-${seat}@example.org`,
          password: "correct horse",
        };
        return (await post("sign-up/email", account, LAB)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("guessing at one account is stopped after ten, also where all come at once, and nobody else is", async () => {
    const { email, password } = await app.signUp();
    const neighbour = await app.signUp();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(email, `guess ${index}`)),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(20);
    expect(await signIn(email, password)).toBe(429);
    expect(await signIn(email, password, ELSEWHERE)).toBe(200);
    expect(await signIn(neighbour.email, neighbour.password)).toBe(200);
  });

  test("whether there is such an account makes no difference to the limit", async () => {
    const { email } = await app.signUp();
    const triesAt = async (address: string) => {
      const statuses = [];
      for (let turn = 0; turn < 11; turn++) statuses.push(await signIn(address, "guess"));
      return statuses;
    };
    expect(await triesAt(email)).toEqual(await triesAt("nobody@example.org"));
  });

  test("one password tried at many accounts is stopped after a hundred, and who was there before is not", async () => {
    const regular = await app.signUp();
    expect(await signIn(regular.email, regular.password)).toBe(200);
    const sprayed = await Promise.all(
      Array.from({ length: 130 }, (_, index) => signIn(`target-${index}@example.org`, "Guess4All")),
    );
    expect(sprayed.filter((status) => status === 401)).toHaveLength(100);
    expect(sprayed.filter((status) => status === 429)).toHaveLength(30);
    expect(await signIn(regular.email, "mistyped")).toBe(401);
    expect(await signIn(regular.email, regular.password)).toBe(200);
    const target = await app.signUp();
    expect(await signIn(target.email, target.password)).toBe(429);
    expect(await signIn(target.email, target.password, ELSEWHERE)).toBe(200);
  });

  test("a header of the client's own or another address of the same IPv6 network is no way around", async () => {
    const { email } = await app.signUp();
    const tryFrom = (host: number) => signIn(email, "guess", `2001:db8:1:2::${host}`);
    const statuses = [];
    for (let host = 1; host <= 11; host++) statuses.push(await tryFrom(host));
    expect(statuses.at(-1)).toBe(429);
  });

  test("who is stopped is told how long to wait, and what to do who forgot the password", async () => {
    const { email } = await app.signUp();
    for (let turn = 0; turn < 10; turn++) await signIn(email, "guess");
    const response = await post("sign-in/email", { email, password: "guess" }, LAB);
    const { error } = await response.json();
    expect(error).toMatchObject({ code: "rate-limited", retryAfter: expect.any(Number) });
    expect(error.suggestions.join(" ")).toMatch(/ask an admin for a link/);
    expect(response.headers.get("retry-after")).toBe(String(error.retryAfter));
  });
});
