type Schema = Record<string, unknown>;

/** A value that a JSON schema allows, with the given words wherever it wants text, and without what may be absent. */
export function exampleOf(schema: Schema, words: string, root: Schema = schema): unknown {
  const again = (inner: unknown) => exampleOf(isSchema(inner) ? inner : {}, words, root);
  if (typeof schema.$ref === "string") return again(resolve(root, schema.$ref));
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (Array.isArray(choice)) return again(choice[0]);

  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "string":
      return words;
    case "integer":
    case "number":
      return numberIn(schema, type === "integer");
    case "boolean":
      return false;
    case "null":
      return null;
    case "array":
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        again(schema.items),
      );
    default: {
      const properties = isSchema(schema.properties) ? schema.properties : {};
      const isRequired = (key: string) =>
        !Array.isArray(schema.required) || schema.required.includes(key);
      const given = Object.entries(properties).filter(([key]) => isRequired(key));
      return Object.fromEntries(given.map(([key, inner]) => [key, again(inner)]));
    }
  }
}

function numberIn({ minimum, maximum }: Schema, whole: boolean): number {
  const low = typeof minimum === "number" ? minimum : 0;
  const high = typeof maximum === "number" ? maximum : low + 1;
  return whole ? Math.ceil(low) : Math.min(high, (low + Math.min(high, low + 1)) / 2);
}

function resolve(root: Schema, path: string): unknown {
  return path
    .replace(/^#\/?/, "")
    .split("/")
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), root);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
