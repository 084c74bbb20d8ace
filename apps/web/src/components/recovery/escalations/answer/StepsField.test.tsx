import { fieldLimits } from "@foothold/core/attempt";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StepsField } from "./StepsField.tsx";

test("a step can be as long as the server accepts, and no longer", () => {
  const html = renderToStaticMarkup(<StepsField steps={["Run it."]} onChange={() => undefined} />);
  expect(/maxLength="(\d+)"/i.exec(html)?.[1]).toBe(`${fieldLimits.suggestedStep}`);
});
