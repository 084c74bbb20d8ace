import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown.tsx";
import { RichText } from "./RichText.tsx";

const hostile = [
  "<script>alert(1)</script>",
  "<img src=https://elsewhere.example/x.png onerror=alert(1)>",
  "[press](javascript:alert(1)) and [look](https://elsewhere.example)",
  "![picture](https://elsewhere.example/p.png)",
  "**<iframe src=//elsewhere.example>** `<b>` *<style>*{}</style>*",
  "| <a href=x> | b |\n| --- | --- |\n| <object data=x> | d |",
  "```html\n<script src=//elsewhere.example></script>\n```",
  "# <svg onload=alert(1)>\n- <link rel=x href=//elsewhere.example>",
].join("\n\n");

test.each([
  ["a page", <Markdown key="page" text={hostile} />],
  ["what a coach says", <RichText key="spoken" text={hostile} />],
])("nothing that %s holds can become markup, a link or a request", (_name, element) => {
  const html = renderToStaticMarkup(element);
  const names = new Set(Array.from(html.matchAll(/<([a-z0-9]+)/g), ([, name]) => name));
  const allowed = new Set(
    "div p h2 ul ol li table thead tbody tr th td pre code strong em".split(" "),
  );
  expect([...names].filter((name) => !allowed.has(name ?? ""))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\s(src|href|style|on\w+)=/i);
});

test("what is said between other things has no headings, and keeps its lines", () => {
  const html = renderToStaticMarkup(<RichText text={"## First\none\ntwo"} />);
  expect(html).not.toContain("<h2");
  expect(html).toContain("whitespace-pre-line");
});

test("numbered steps keep their numbers where text or a blank line parts them", () => {
  const html = renderToStaticMarkup(<Markdown text={"1. one\n\nBecause.\n\n2. two"} />);
  expect(html).toMatch(/<ol start="1"[^>]*><li[^>]*>one<.*<ol start="2"[^>]*><li[^>]*>two</);
});
