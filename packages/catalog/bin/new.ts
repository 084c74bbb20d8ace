import { newProblem } from "../src/author/index.ts";
import { catalogFolder } from "../src/index.ts";
import { reportMistakes } from "./report-mistakes.ts";

const [slug] = process.argv.slice(2);
if (slug === undefined) {
  console.error("Usage: npm run catalog:new <slug>");
  process.exitCode = 1;
} else {
  reportMistakes(() => {
    const folder = newProblem(catalogFolder, slug);
    console.log(
      `Made packages/catalog/${folder}. Fill in each TODO, then: npm run catalog:check ${slug}`,
    );
  });
}
