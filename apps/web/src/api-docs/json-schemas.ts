import { z } from "zod";

export type JsonSchema = { [key: string]: unknown };

/** Turns zod schemas into JSON Schema. Schemas with an id and recursive ones are defined once, in `named`. */
export function jsonSchemas() {
  const named: Record<string, JsonSchema> = {};
  const recursive = new Map<string, string>();

  function nameOf(key: string, definition: JsonSchema): string {
    if (!key.startsWith("__")) return key;
    const content = JSON.stringify(definition).replaceAll(key, "itself");
    const name = recursive.get(content) ?? `Recursive${recursive.size + 1}`;
    recursive.set(content, name);
    return name;
  }

  return {
    named,
    convert(schema: z.ZodType, io: "input" | "output"): JsonSchema {
      const converted = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
      const { $schema: _, $defs, ...body } = converted;
      const definitions = Object.entries(($defs ?? {}) as Record<string, JsonSchema>);
      const names = definitions.map(([key, definition]) => [key, nameOf(key, definition)] as const);
      const renamed = (part: JsonSchema): JsonSchema =>
        JSON.parse(
          names.reduce(
            (text, [key, name]) =>
              text.replaceAll(`"#/$defs/${key}"`, `"#/components/schemas/${name}"`),
            JSON.stringify(part),
          ),
        );
      for (const [i, [, definition]] of definitions.entries()) {
        const { id: _id, ...rest } = definition;
        named[names[i]?.[1] ?? ""] = renamed(rest);
      }
      return renamed(body);
    },
  };
}
