import type { Loops } from "./loops.ts";

const walks = "forEach|map|filter|reduce|reduceRight|some|every|find|findIndex|findLast|flatMap";
const parts = new RegExp(`\\b(?:for|while|do)\\b|\\.(?:${walks})\\s*\\(|[(){}\\[\\];]|\\S`, "g");

type Open = { bracket: string; isLoop: boolean; isHeader?: boolean; isDo?: boolean };

/** `code` is without comments and strings. A method that walks through a list counts as a loop. */
export function scriptLoops(code: string): Loops {
  let count = 0;
  let depth = 0;
  /** A loop keyword was read, but its body has not begun. */
  let waiting: "header" | "body" | null = null;
  let endsDo = false;
  let isDo = false;
  const open: Open[] = [];
  const enter = (entry: Open) => {
    open.push(entry);
    depth = Math.max(depth, open.filter(({ isLoop }) => isLoop).length);
  };
  const leaveStatements = () => {
    while (open.at(-1)?.bracket === "statement") open.pop();
  };

  for (const [part] of code.matchAll(parts)) {
    if (waiting === "body" && part !== "{") {
      enter({ bracket: "statement", isLoop: true });
      waiting = null;
    }
    if (part === "while" && endsDo) {
      endsDo = false;
      continue;
    }
    endsDo = false;
    if (part === "for" || part === "while" || part === "do") {
      count += 1;
      isDo = part === "do";
      waiting = isDo ? "body" : "header";
    } else if (part.length > 1) {
      count += 1;
      enter({ bracket: "(", isLoop: true });
    } else if (part === "(" || part === "[") {
      enter({ bracket: part, isLoop: false, isHeader: waiting === "header" });
      if (waiting === "header") waiting = null;
    } else if (part === "{") {
      enter({ bracket: part, isLoop: waiting === "body", isDo });
      waiting = null;
      isDo = false;
    } else if (part === ";") {
      leaveStatements();
    } else if (part === ")" || part === "]" || part === "}") {
      leaveStatements();
      const closed = open.pop();
      if (closed?.isHeader) waiting = "body";
      endsDo = closed?.isDo ?? false;
      if (closed?.bracket === "{" && closed.isLoop) leaveStatements();
    }
  }
  return { count, depth };
}
