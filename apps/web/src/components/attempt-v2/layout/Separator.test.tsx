import { renderToStaticMarkup } from "react-dom/server";
import { Group, Panel } from "react-resizable-panels";
import { expect, test } from "vitest";
import { Separator } from "./Separator.tsx";

test("before the browser has taken over, a separator cannot be reached with Tab: it has no value yet", () => {
  const html = renderToStaticMarkup(
    <Group>
      <Panel />
      <Separator label="Width of the coach" />
      <Panel />
    </Group>,
  );
  const [separator] = /<div[^>]*role="separator"[^>]*>/.exec(html) ?? [];
  expect(separator).toContain('aria-label="Width of the coach"');
  expect(separator).not.toMatch(/tabindex|aria-valuenow/);
});
