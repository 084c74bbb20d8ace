import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

const text = "**One** <b>two</b>\nthree";

test("before the parser is there the text stands as it is, and nothing in it is markup", () => {
  expect(renderToStaticMarkup(<RichText text={text} />)).toContain(
    "**One** &lt;b&gt;two&lt;/b&gt;\nthree",
  );
});

test("a page from the server has it as Markdown", async () => {
  const { prelude } = await prerender(<RichText text={text} />);
  expect(await new Response(prelude).text()).toMatch(/<strong[^>]*>One<\/strong>/);
});
