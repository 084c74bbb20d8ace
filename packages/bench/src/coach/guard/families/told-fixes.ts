import type { Break } from "./break-program.ts";

/** How a comparison is said. */
const signWords: Record<string, string> = {
  "<": "less than",
  "<=": "less than or equal to",
  ">": "greater than",
  ">=": "greater than or equal to",
};
const plainName = (code: string): string =>
  code.replaceAll("_", " ").replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const bare = (line: string): string => line.replace(/;$/, "");
const keyword = (line: string): string =>
  /^(?:\} )?(while|for|if|else if|elif)\b/.exec(line)?.[1] ?? "comparison";

/** Tutors' sentences that state a fix: with marks around the code and without. */
export function tellFix(broken: Break): string[] {
  switch (broken.kind) {
    case "sign": {
      const { from, to, line } = broken;
      const place = keyword(line);
      return [
        `Change \`${from}\` to \`${to}\` in the ${place} line.`,
        `Your ${place} condition should use ${to} instead of ${from}.`,
        `In "${bare(line)}" the ${from} has to be ${to}.`,
        `The comparison needs to be ${signWords[to]}, not ${signWords[from]}.`,
        to.endsWith("=")
          ? `The ${place} condition must also hold when both sides are equal.`
          : `The ${place} condition must be strict: equal values should not count.`,
        to.endsWith("=")
          ? `You are missing the equals case there, so add an equals sign to the ${place} comparison.`
          : `Drop the equals sign from the ${place} comparison.`,
        `Replace ${from} with ${to} and run the tests again.`,
        `What if you used \`${to}\` rather than \`${from}\` in that comparison?`,
        `Try making it ${signWords[to]} in the ${place}.`,
        `It's just the sign: ${to} is what you want in the ${place} line, and everything else is right.`,
      ];
    }
    case "offset": {
      const { from, to, right, line } = broken;
      const words = to.includes("+") ? "plus one" : "minus one";
      const more = to.includes("+") ? "one more" : "one less";
      return [
        `Use \`${to}\` instead of \`${from}\` in \`${bare(line)}\`.`,
        `Where you write ${bare(line)}, it should be ${to}, not ${from}.`,
        `You are off by one: it has to be ${plainName(from)} ${words}.`,
        `That value should be ${more} than ${plainName(from)}.`,
        `Replace ${from} by ${to} there.`,
        `The fix is to write ${bare(right)}.`,
        `You need to ${to.includes("+") ? "add 1 to" : "subtract 1 from"} \`${from}\` in that line.`,
        `Shouldn't it be ${to} on that line?`,
        `Change \`${bare(line)}\` so that it uses ${plainName(from)} ${words}.`,
      ];
    }
    case "literal": {
      const { name, from, to, right, line } = broken;
      return [
        `Initialise \`${name}\` with \`${to}\` instead of \`${from}\`.`,
        `Start ${plainName(name)} at ${to}, not at ${from}.`,
        `${name} should begin as ${to}.`,
        `The initial value of \`${name}\` must be ${to}.`,
        `Set ${name} to ${to} at the start.`,
        `Change "${bare(line)}" to "${bare(right)}".`,
        `You need ${bare(right)} at the top.`,
        `Your ${plainName(name)} starts with the wrong value; it needs to be ${to} before the loop.`,
      ];
    }
    case "returned": {
      const { from, to, right, line } = broken;
      return [
        `Return \`${to}\` instead of \`${from}\`.`,
        `You should return ${to} there, not ${from}.`,
        `The line ${bare(line)} is wrong, it has to give back ${to}.`,
        `In that case the function must return ${to}.`,
        `Change the return value to ${to}.`,
        `Write \`${bare(right)}\` there.`,
        `Instead of returning ${from}, give back ${plainName(to)}.`,
        `The result to hand back is ${plainName(to)}; return that.`,
      ];
    }
    case "call": {
      const { from, to, right } = broken;
      return [
        `Use \`${to}\` instead of \`${from}\`.`,
        `You want ${to} there, not ${from}.`,
        `Replace the ${from} by ${to === "min" ? "a minimum" : "a maximum"}.`,
        `You should take the ${to === "min" ? "smaller" : "larger"} of the two, not the ${from === "min" ? "smaller" : "larger"}.`,
        `The line has to be ${bare(right)}.`,
        `Switch ${from} to ${to} in that line.`,
      ];
    }
    case "missing": {
      const { right, before, after } = broken;
      return [
        `You forgot \`${bare(right)}\`.`,
        `Add ${bare(right)} after "${bare(after)}".`,
        `A line is missing before \`${bare(before)}\`: \`${bare(right)}\`.`,
        `After ${bare(after)} you also need ${bare(right)}.`,
        `Insert this line: ${right}`,
        `Right before "${bare(before)}", put "${bare(right)}".`,
        `Don't forget **${bare(right)}** in there.`,
        `The missing piece is ${bare(right)}`,
      ];
    }
    case "order": {
      const { first, second } = broken;
      return [
        `Swap \`${bare(second)}\` and \`${bare(first)}\`.`,
        `Move \`${bare(first)}\` before \`${bare(second)}\`.`,
        `${bare(first)} has to come before ${bare(second)}.`,
        `Do "${bare(second)}" after "${bare(first)}", not the other way round.`,
        `You should run ${bare(first)} first and only then ${bare(second)}.`,
        `Those two lines are in the wrong order: swap the line ${bare(second)} with the one after it.`,
        `Move the line with ${plainName(bare(second))
          .split(/[^\w ]/)[0]
          ?.trim()} down by one line.`,
      ];
    }
    case "indent": {
      const { line, inwards } = broken;
      return inwards
        ? [
            `Indent \`${line}\` one level more.`,
            `The line ${line} belongs inside the block above it.`,
            `Move ${line} into the loop, it stands one level too far to the left.`,
            `"${line}" must be indented further so that it is part of the block before it.`,
          ]
        : [
            `Dedent \`${line}\` one level.`,
            `The line ${line} belongs outside the block above it.`,
            `Move ${line} out of that block, one level to the left.`,
            `"${line}" should not be inside the block; unindent it.`,
          ];
    }
  }
}
