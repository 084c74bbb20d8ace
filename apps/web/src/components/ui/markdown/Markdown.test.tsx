import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Markdown } from "./Markdown.tsx";

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
  ["what a coach says", <Markdown key="spoken" text={hostile} voice="spoken" />],
])("nothing that %s holds can become markup, a link or a request", (_name, element) => {
  const html = renderToStaticMarkup(element);
  const names = new Set(Array.from(html.matchAll(/<([a-z0-9]+)/g), ([, name]) => name));
  const allowed = new Set(
    "div p h2 ul ol li table thead tbody tr th td pre code strong em".split(" "),
  );
  expect([...names].filter((name) => !allowed.has(name ?? ""))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\s(src|href|style|on\w+)=/i);
});

const element = (text: string) => renderToStaticMarkup(<Markdown text={text} />);
/** The markup without classes and the frame around everything. */
const bare = (text: string) =>
  element(text)
    .replace(/ (class|role|aria-label|tabindex|scope)="[^"]*"/g, "")
    .replace(/\n(?=<)|(?<=>)\n/g, "")
    .replace(/^<div>|<\/div>$/g, "");

describe("a text is read as", () => {
  test.each([
    ["nothing", "\n \n", ""],
    ["a paragraph over two lines", "One\ntwo.", "<p>One\ntwo.</p>"],
    ["a heading and a paragraph", "## When it fits\nOften.", "<h2>When it fits</h2><p>Often.</p>"],
    [
      "a list whose item goes on",
      "- one\n  and a half\n- two",
      "<ul><li>one\nand a half</li><li>two</li></ul>",
    ],
    [
      "a list within a list",
      "- one\n  - inner\n- two",
      "<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>",
    ],
    [
      "a drawing, spaces and blank lines kept",
      "```text\n  / \\\n\n a **b**\n```\nAfter.",
      "<pre>  / \\\n\n a **b**</pre><p>After.</p>",
    ],
    ["a drawing that is never closed", "```\na", "<pre>a</pre>"],
    [
      "a table with an empty cell",
      "| Step | Row |\n| --- | :-: |\n| 1 | |",
      "<div><table><thead><tr><th>Step</th><th>Row</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table></div>",
    ],
    ["a bar that is no table", "| a | b |", "<p>| a | b |</p>"],
    [
      "words that are set apart",
      "A `list` of **two** *new* ones, 2 * 3 * 4.",
      "<p>A <code>list</code> of <strong>two</strong> <em>new</em> ones, 2 * 3 * 4.</p>",
    ],
    ["a mark that is never closed, as the text it is", "2 * 3 and `open", "<p>2 * 3 and `open</p>"],
    [
      "names with underscores, as the text they are",
      "__init__ and _left_ and a_b_c",
      "<p>__init__ and _left_ and a_b_c</p>",
    ],
    [
      "escapes, references, quotes and rules, as the text they are",
      "a \\* b &amp; c\n\n> d\n\n---\n\n    e\n\nf\n===",
      "<p>a \\* b &amp;amp; c</p><p>&gt; d</p><p>---</p><p>e</p><p>f\n===</p>",
    ],
    [
      "a picture, as the text it is",
      "![c](https://elsewhere.example/d.png)",
      "<p>![c](https://elsewhere.example/d.png)</p>",
    ],
    [
      "HTML and links, as the text they are",
      "<img src=x onerror=alert(1)> [a](javascript:alert(1)) <https://elsewhere.example> [b]\n\n[b]: /c",
      "<p>&lt;img src=x onerror=alert(1)&gt; [a](javascript:alert(1)) &lt;https://elsewhere.example&gt; [b]</p><p>[b]: /c</p>",
    ],
  ])("%s", (_name, source, html) => {
    expect(bare(source)).toBe(html);
  });
});

test("what is said between other things has no headings, and keeps its lines", () => {
  const html = renderToStaticMarkup(<Markdown text={"## First\none\ntwo"} voice="spoken" />);
  expect(html).not.toContain("<h2");
  expect(html).toContain("whitespace-pre-line");
});

test("numbered steps keep their numbers where text or a blank line parts them", () => {
  expect(bare("1. one\n\nBecause.\n\n2. two")).toBe(
    '<ol start="1"><li>one</li></ol><p>Because.</p><ol start="2"><li>two</li></ol>',
  );
});
