import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/browser/api-error.ts";
import { sendOneAtATime } from "./send-one-at-a-time.ts";

const refused = new ApiError(409, { code: "wrong-step", message: "Not at this step." });

function requests() {
  const shown = { busy: false, failure: null as ApiError | null };
  const send = sendOneAtATime({
    setBusy: (busy) => Object.assign(shown, { busy }),
    setFailure: (failure) => Object.assign(shown, { failure }),
  });
  return { send, shown };
}

const fail = (error: unknown) => () => Promise.reject(error);

describe("a request", () => {
  test("is busy until its answer is there, and gives the answer", async () => {
    const { send, shown } = requests();
    const sent = send(async () => "saved");
    expect(shown.busy).toBe(true);
    await expect(sent).resolves.toBe("saved");
    expect(shown).toEqual({ busy: false, failure: null });
  });

  test("is not sent while another one is under way", async () => {
    const { send } = requests();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = send(() => promise);
    let calls = 0;
    await expect(send(async () => calls++)).resolves.toBeNull();
    expect(calls).toBe(0);
    resolve("saved");
    await expect(first).resolves.toBe("saved");
    await expect(send(async () => "again")).resolves.toBe("again");
  });

  test("that fails gives null, shows the failure and is no longer busy", async () => {
    const { send, shown } = requests();
    await expect(send(fail(refused))).resolves.toBeNull();
    expect(shown).toEqual({ busy: false, failure: refused });
  });

  test("hides the failure of the one before", async () => {
    const { send, shown } = requests();
    await send(fail(refused));
    await send(async () => "saved");
    expect(shown.failure).toBeNull();
  });

  test("shows nothing where its caller deals with the failure", async () => {
    const { send, shown } = requests();
    await send(fail(refused), async () => null);
    expect(shown).toEqual({ busy: false, failure: null });
  });

  test("lets an error of our own code through and is no longer busy", async () => {
    const { send, shown } = requests();
    await expect(send(fail(new TypeError("a bug")))).rejects.toThrow("a bug");
    expect(shown).toEqual({ busy: false, failure: null });
  });
});
