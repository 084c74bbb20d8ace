import { AppError } from "@foothold/core/errors";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorMessage } from "./ErrorMessage.tsx";

/** The browser gets nothing but the digest. */
const shown = ({ digest }: { digest?: string | undefined }) =>
  renderToStaticMarkup(<ErrorMessage error={{ digest }} retry={() => undefined} />);

test("a page that failed because the database was away says so, and that it looks again", () => {
  const html = shown(new AppError("database-unavailable", "Away."));
  expect(html).toContain("Foothold cannot reach its database");
  expect(html).toContain("looks again by itself");
  expect(html).not.toContain("database-unavailable");
});

test("another failure has a number to quote", () => {
  expect(shown({ digest: "123" })).toMatch(/Something went wrong on our side.*quote.*123/);
  expect(shown(new AppError("internal", "Odd."))).not.toContain("quote");
});
