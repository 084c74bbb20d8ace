import { afterEach, describe, expect, test, vi } from "vitest";
import { callApi } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
}

afterEach(() => vi.unstubAllGlobals());

describe("a call to the API", () => {
  test("gives back what the server answered", async () => {
    answering(200, '{"items":[]}');
    await expect(callApi("GET", "/api/admin/people")).resolves.toEqual({ items: [] });
  });

  test("accepts an answer without a body", async () => {
    answering(200, "");
    await expect(callApi("POST", "/api/auth/sign-out", {})).resolves.toBeNull();
  });

  test("sends JSON only where there is a body", async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
      sent.push(init);
      return new Response("{}");
    });
    await callApi("GET", "/api/settings");
    await callApi("PUT", "/api/settings", { theme: "dark" });
    expect(sent).toMatchObject([
      { body: null, headers: {} },
      { body: '{"theme":"dark"}', headers: { "content-type": "application/json" } },
    ]);
  });

  test("says what is wrong with a field without the field's technical name", async () => {
    const fields = [{ field: "message", message: "Keep this to 2000 characters." }];
    const error = { code: "invalid-input", message: "message: Keep this to 2000 characters." };
    answering(422, JSON.stringify({ error: { ...error, details: { fields } } }));
    const failure = await failureOf(callApi("PUT", "/api/settings", {}));
    expect(failure.message).toBe("Keep this to 2000 characters.");
    expect(failure.fieldErrors).toEqual({ message: "Keep this to 2000 characters." });
  });

  test("carries everything a typed error says", async () => {
    const fields = [{ field: "name", message: "Tell us what to call you." }];
    const error = {
      code: "invalid-input",
      message: "name: Tell us what to call you.",
      requestId: "r-1",
      suggestions: ["Give a name."],
      details: { fields },
      retryAfter: 4,
    };
    answering(422, JSON.stringify({ error }));
    const failure = await failureOf(callApi("PUT", "/api/settings", {}));
    expect(failure).toMatchObject({
      status: 422,
      code: "invalid-input",
      requestId: "r-1",
      suggestions: ["Give a name."],
      retryAfterSeconds: 4,
      fieldErrors: { name: "Tell us what to call you." },
      signInAgain: false,
    });
  });

  test.each([
    ["a page of a proxy", 502, "<html>Bad gateway</html>"],
    ["an empty body", 503, ""],
    ["JSON of another shape", 500, '{"error":"nope"}'],
  ])("explains an error that comes as %s", async (_name, status, body) => {
    answering(status, body, { "x-request-id": "r-2" });
    const failure = await failureOf(callApi("GET", "/api/settings"));
    expect(failure).toMatchObject({
      status,
      code: "unexplained",
      requestId: "r-2",
      fieldErrors: {},
    });
  });

  test.each([
    [true, "Foothold did not answer."],
    [false, "You are offline."],
  ])("says what to do when no answer comes (online: %s)", async (onLine, message) => {
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    const failure = await failureOf(callApi("GET", "/api/settings"));
    expect(failure).toMatchObject({ status: 0, code: "unreachable", message });
    expect(failure.suggestions).toHaveLength(1);
  });
});
