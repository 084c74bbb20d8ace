import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KnobField } from "./KnobField.tsx";
import { knobWords } from "./knob-words.ts";

test("a knob with choices shows what it means, also to screen readers", () => {
  const html = renderToStaticMarkup(
    <KnobField
      knob="rule"
      value=""
      inherited="calm"
      error={undefined}
      onChange={() => undefined}
    />,
  );
  const hintId = /<select[^>]* aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${hintId}"`);
  expect(html).toContain(knobWords.rule.detail);
});

test("no two knobs have the same label", () => {
  const labels = Object.values(knobWords).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
