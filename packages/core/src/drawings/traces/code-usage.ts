/** How a program uses its variables, as far as its text shows. */
export type CodeUsage = {
  /** For each list, the variables that stand in its brackets: `numbers[i + 1]`. */
  indexes: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each list of lists, the pairs that stand in its two brackets: `grid[r][c]`. */
  cells: ReadonlyMap<string, readonly (readonly [string, string])[]>;
  roles: ReadonlyMap<string, "stack" | "queue">;
};

const INDEX = /(?<![\w$.])([A-Za-z_$][\w$]{0,40})\??\.?\[([^[\]]{1,40})\](?:\[([^[\]]{1,40})\])?/g;
const AT =
  /(?<![\w$.])([A-Za-z_$][\w$]{0,40})\.(?:at|charAt|charCodeAt|codePointAt)\(([^()]{1,40})\)/g;
const METHOD =
  /(?<![\w$.])([A-Za-z_$][\w$]{0,40})\.(append|push|pop|popleft|shift|unshift|appendleft|insert)\(([^()]{0,20})/g;
const NAME = /(?<![\w$."'])[A-Za-z_$][\w$]{0,40}(?![\w$(."'])/g;
const MOST_LINES = 2_000;

/** Reads a program's text line by line; comments and texts in quotes do no harm beyond a pointer too many. */
export function codeUsageOf(code: string): CodeUsage {
  const indexes = new Map<string, Set<string>>();
  const cells = new Map<string, [string, string][]>();
  const methods = new Map<string, Set<string>>();
  for (const line of code.split("\n", MOST_LINES)) {
    const text = line.slice(0, 400);
    for (const [, list = "", first = "", second] of text.matchAll(INDEX)) {
      for (const [name] of first.matchAll(NAME)) addTo(indexes, list, name);
      if (second !== undefined) cells.set(list, [...(cells.get(list) ?? []), [first, second]]);
    }
    for (const [, list = "", at = ""] of text.matchAll(AT)) {
      for (const [name] of at.matchAll(NAME)) addTo(indexes, list, name);
    }
    for (const [, list = "", method = "", given = ""] of text.matchAll(METHOD)) {
      addTo(methods, list, method === "pop" && given.trim() === "0" ? "popleft" : method);
    }
  }
  return { indexes, cells, roles: rolesOf(methods, indexes) };
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}

const TAKEN_IN_FRONT = ["popleft", "shift"];
const PUT_AT_END = ["append", "push"];

/** A list that is only pushed to and popped is a stack, one that is taken from in front a queue. */
function rolesOf(
  methods: ReadonlyMap<string, ReadonlySet<string>>,
  indexes: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, "stack" | "queue"> {
  const roles = new Map<string, "stack" | "queue">();
  for (const [list, used] of methods) {
    const isIndexed = [...(indexes.get(list) ?? [])].some((name) => name !== list);
    const grows = PUT_AT_END.some((method) => used.has(method));
    if (!grows || isIndexed) continue;
    if (TAKEN_IN_FRONT.some((method) => used.has(method))) roles.set(list, "queue");
    else if (used.has("pop")) roles.set(list, "stack");
  }
  return roles;
}
