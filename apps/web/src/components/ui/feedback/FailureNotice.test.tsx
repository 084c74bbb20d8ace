import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailureNotice } from "./FailureNotice.tsx";

test("a failure is announced as it appears, with what to do about it", () => {
  const failure = {
    status: 409,
    message: "This was changed in the meantime.",
    suggestions: ["Look at it, then save again."],
    requestId: null,
    signInAgain: false,
  };
  const html = renderToStaticMarkup(<FailureNotice failure={failure} />);
  expect(html).toMatch(/^<div role="alert"/);
  expect(html).toContain("Look at it, then save again.");
});
