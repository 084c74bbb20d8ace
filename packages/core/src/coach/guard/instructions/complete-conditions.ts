const comparison = /^(?:[!=]==?|[<>]=?|is(?: not)?|not in|in)\s{0,3}[\w"'-][^\n]{0,40}$/;
const condition =
  /\b(?:if|while|elif)\b\s{0,4}(?:\((?=([^\n]{1,160}?)\)\s{0,4}(?:\{|$|[a-z]))|(?=([^(\n][^\n]{0,160}?):\s{0,4}$))/d;
/** A condition that compares already needs no second comparison. */
const compares = /[<>]|[!=]=|\bin\b|\bis\b/;

/** Puts a comparison that is told without its left side behind conditions that have none: "compare with `!== undefined`". */
export function completeConditions(program: string, items: readonly string[]): string[] {
  const lines = program.split("\n");
  return items
    .filter((item) => comparison.test(item))
    .flatMap((item) =>
      lines.flatMap((line, at) => {
        const place = condition
          .exec(line)
          ?.indices?.slice(1)
          .find((found) => found !== undefined);
        const old = place && line.slice(place[0], place[1]);
        if (!place || !old || compares.test(old)) return [];
        const changed = `${line.slice(0, place[1])} ${item}${line.slice(place[1])}`;
        return [[...lines.slice(0, at), changed, ...lines.slice(at + 1)].join("\n")];
      }),
    );
}
