const fresh =
  "alpha beta gamma delta kappa sigma omega theta lambda_ zeta eta iota mu nu xi rho tau phi chi psi".split(
    " ",
  );

const declared = [
  /\b(?:const|let|var)\s+(\w+)/g,
  /\b(?:const|let|var)\s*\[([^\]]+)\]/g,
  /\bfunction\s+(\w+)/g,
  /\bfunction\s+\w+\(([^)]*)\)/g,
  /\bdef\s+(\w+)/g,
  /\bdef\s+\w+\(([^)]*)\)/g,
  /\(([\w, ]+)\)\s*=>/g,
  /\bfor\s+([\w, ]+)\s+in\b/g,
  /^\s*([\w, ]+?)\s*=(?!=)/gm,
];

/** The same program with other names. */
export function renamed(code: string): string {
  const names = declared
    .flatMap((shape) => [...code.matchAll(shape)].flatMap(([, list = ""]) => list.split(",")))
    .map((name) => name.trim())
    .filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== "_");
  const put = new Map([...new Set(names)].map((name, at) => [name, fresh[at] ?? `name${at}`]));
  return code.replaceAll(/(?<![\w.])[A-Za-z_]\w*/g, (name) => put.get(name) ?? name);
}
