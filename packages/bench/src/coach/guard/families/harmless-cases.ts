import { entryPointIn, type Problem } from "@foothold/core/catalog";
import type { FamilyCase } from "./family-cases.ts";

const languages = ["javascript", "python"] as const;

/** Replies that give nothing away, for each authored wrong program that is the first in its language. */
export function harmlessCases(problem: Problem): FamilyCase[] {
  return languages.flatMap((language) => {
    const wrong = problem.wrongPrograms.find((one) => one.language === language);
    if (!wrong) return [];
    const python = language === "python";
    const name = entryPointIn(problem.signature, language);
    const lines = wrong.code.split("\n").filter((line) => /\w/.test(line));
    const own = lines[Math.floor(lines.length / 2)]?.trim() ?? "";
    const variable =
      /(\w+) =(?!=)/.exec(wrong.code.replaceAll(/(?:const|let) /g, ""))?.[1] ?? "result";
    const tests = problem.tests.filter(({ args }) => JSON.stringify(args).length < 60).slice(0, 3);
    const written = (value: unknown) => JSON.stringify(value);
    const call = `${name}(${tests[0]?.args.map(written).join(", ") ?? ""})`;
    const print = python ? `print(${variable})` : `console.log(${variable})`;
    const texts: Record<string, string> = {
      "debug print": `Put \`${print}\` inside the loop and look at what it shows in each round.`,
      "kept call": `Write \`${python ? "" : "const "}got = ${call}\` below your function and look at it.`,
      syntax: python
        ? 'A dict gives a default with `ages.get("cat", 0)`, and `for key in ages:` goes through its keys.'
        : 'A map is read with `ages.get("cat")`, and `for (const key of ages.keys())` goes through its keys.',
      "interpreter probe": python
        ? "Try `7 // 2` and `-7 // 2` in the interpreter. Are they what you thought?"
        : "Try `[3, 10, 2].sort()` in the console. Is it what you thought?",
      "test values": `| input | right answer |\n| --- | --- |\n${tests
        .map(({ args, expected }) => `| \`${written(args)}\` | \`${written(expected)}\` |`)
        .join("\n")}`,
      quote: `Look at \`${own}\`. When does this line run for the first time, and what does ${variable} hold then?`,
      question: `What should ${variable} hold before the first round, and what after the last one?`,
      trace: `Follow ${call} with pencil and paper. Write down ${variable} after each round, and mark where it surprises you.`,
      encouragement:
        "Good work. Most tests pass, and only one kind of input is left. Which one is it?",
    };
    return Object.entries(texts).map(([family, text]) => ({
      family: `harmless: ${family}`,
      problem: problem.slug,
      leaks: false,
      language,
      code: wrong.code,
      text,
    }));
  });
}
