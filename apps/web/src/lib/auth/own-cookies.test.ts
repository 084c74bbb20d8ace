import { expect, test } from "vitest";
import { ownCookies } from "./own-cookies.ts";

const cookiesOf = (cookie: string) => ownCookies(new Headers({ cookie })).get("cookie");

test("only the cookies of sign-in are handed on", () => {
  expect(cookiesOf("a=1; foothold.session_token=x.y; theme=dark")).toBe(
    "foothold.session_token=x.y",
  );
  expect(cookiesOf("__Secure-foothold.session_token=x")).toBe("__Secure-foothold.session_token=x");
});

test("and no more than a few of them", () => {
  const many = Array.from({ length: 700 }, (_, at) => `foothold.c${at}=1`).join("; ");
  expect(cookiesOf(many)?.split(";")).toHaveLength(10);
});

test("other headers stay", () => {
  const headers = new Headers({ cookie: "a=1", "user-agent": "test" });
  expect(ownCookies(headers).get("user-agent")).toBe("test");
});
