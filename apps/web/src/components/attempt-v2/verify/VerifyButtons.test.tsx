import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VerifyButtons } from "./VerifyButtons.tsx";

const noop = () => undefined;

const order = (first: "run" | "back") =>
  renderToStaticMarkup(
    <VerifyButtons
      first={first}
      hasRun
      busy={false}
      goingBack={false}
      onRun={noop}
      onBack={noop}
    />,
  ).match(/Back to the code|Run all tests again/g);

test("after a failure the way back to the code comes first", () => {
  expect(order("back")).toEqual(["Back to the code", "Run all tests again"]);
});

test("otherwise the run comes first", () => {
  expect(order("run")).toEqual(["Run all tests again", "Back to the code"]);
});
