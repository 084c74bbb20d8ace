import { fieldLimits } from "@foothold/core/attempt";
import { errorCodes } from "@foothold/core/errors";
import { limits } from "../lib/http/limits/rate-limit.ts";
import { httpStatus } from "../lib/http/status.ts";
import type { Endpoint } from "./endpoints.ts";
import type { JsonSchema } from "./json-schemas.ts";
import { type Noun, nouns } from "./noun-of-route.ts";
import type { OpenApi } from "./openapi.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { summaries } from "./summaries.ts";

const introduction = `# The API

Generated from the routes and their schemas by \`npm run api-docs\`; do not edit. The same, with every schema, is served as
OpenAPI 3.1 at \`/api/openapi.json\`. How a request is handled is in [request-flow.md](request-flow.md).

- Everything is JSON but downloads and live updates. The session is the cookie that \`POST /api/auth/sign-in/email\` sets.
- A change needs an \`Origin\` of Foothold's own, where a browser sends one.
- Requests that change an attempt take an \`Idempotency-Key\` header: the same key gets the same status and body again, also
  after the attempt has moved on. A 5xx is no answer: the same key tries again.
- They also take \`version\`, the attempt's version that the client last saw. If it is no longer the present one, the answer is
  409 \`stale-version\` with the present one in \`details.version\`, and nothing is changed.
- A move that the present step does not know is 409 \`wrong-step\` with the step in \`details.v2Step\`.
- Someone else's attempt answers 404.
- Lists are pages: \`{items, next}\`; \`next\` is the \`after\` of the page that follows, or null.`;

/** docs/api.md: the content of the OpenAPI file, for people. */
export function markdownOf(endpoints: readonly Endpoint[], api: OpenApi): string {
  const operations = operationsOf(endpoints).toSorted((one, other) =>
    one.path === other.path
      ? one.method.localeCompare(other.method)
      : one.path.localeCompare(other.path),
  );
  return [
    introduction,
    "## Endpoints",
    ...nouns.flatMap((noun) => endpointsOf(noun, operations)),
    "## Errors",
    "`{error: {code, message, requestId, suggestions?, details?, retryAfter?}}`, `retryAfter` in seconds.",
    table(
      ["code", "status"],
      errorCodes.map((code) => [`\`${code}\``, String(httpStatus[code])]),
    ),
    "## Limits",
    "Requests of one person; past them the answer is 429 with `Retry-After`.",
    table(
      ["name", "requests", "in seconds"],
      Object.entries(limits).map(([name, limit]) => [
        name,
        `${limit.max}`,
        `${limit.windowSeconds}`,
      ]),
    ),
    "What a learner may type, in characters; more is 422 naming the field.",
    table(
      ["field", "characters"],
      Object.entries(fieldLimits).map(([field, limit]) => [`\`${field}\``, `${limit}`]),
    ),
    "## Shapes",
    ...Object.entries(api.components.schemas)
      .filter(([name]) => nameOf(name) === name)
      .flatMap(([name, schema]) => [`### ${name}`, `\`${shapeOf(schema)}\``]),
    "## Requests and answers",
    ...operations.flatMap((operation) => sectionOf(operation, api)),
  ]
    .join("\n\n")
    .concat("\n");
}

function endpointsOf(noun: Noun, operations: readonly Operation[]): string[] {
  const own = operations.filter((operation) => operation.noun === noun);
  if (own.length === 0) return [];
  return [`### ${noun}`, table(["endpoint", "who", "does"], own.map(lineOf))];
}

function lineOf({ method, path, facts: { roles } }: Operation): string[] {
  const who = roles === "anyone" ? "anyone" : roles.length === 3 ? "signed in" : roles.join(", ");
  return [`\`${method} ${path}\``, who, summaries[`${method} ${path}`] ?? ""];
}

function sectionOf({ method, path, facts }: Operation, api: OpenApi): string[] {
  const operation = api.paths[path]?.[method.toLowerCase()] as {
    requestBody?: JsonSchema;
    parameters?: { name: string; in: string; schema: JsonSchema }[];
    responses: Record<string, JsonSchema>;
  };
  const query = operation.parameters?.filter((parameter) => parameter.in === "query") ?? [];
  const asked = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  const [status = ""] = Object.keys(operation.responses);
  return [
    `### ${method} ${path}`,
    ...(facts.limit ? [`Limit: ${facts.limit}.`] : []),
    ...(query.length > 0 ? [`Query: \`${shapeOf({ properties: asked, required: [] })}\``] : []),
    ...(operation.requestBody ? [`Takes \`${shapeOf(bodyOf(operation.requestBody))}\``] : []),
    facts.media
      ? `Answers ${status} with \`${facts.media}\``
      : `Answers ${status} \`${shapeOf(bodyOf(operation.responses[status] ?? {}))}\``,
  ];
}

function bodyOf(part: JsonSchema): JsonSchema {
  const { content } = part as { content?: { "application/json": { schema: JsonSchema } } };
  return content?.["application/json"].schema ?? {};
}

/** A schema in the short form of a TypeScript type. */
function shapeOf(schema: JsonSchema): string {
  const { $ref: reference, enum: values, const: only, anyOf, oneOf, items, properties } = schema;
  const { type, required } = schema;
  if (typeof reference === "string") return nameOf(reference);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (only !== undefined) return JSON.stringify(only);
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return choices.map(shapeOf).join(" or ");
  if (items) return `[${shapeOf(items as JsonSchema)}]`;
  if (properties) {
    const needed = Array.isArray(required) ? required : [];
    const fields = Object.entries(properties as Record<string, JsonSchema>).map(
      ([name, value]) => `${name}${needed.includes(name) ? "" : "?"}: ${shapeOf(value)}`,
    );
    return `{${fields.join(", ")}}`;
  }
  return [type ?? "any"].flat().join(" or ");
}

/** A recursive schema stands for any JSON value. */
function nameOf(reference: string): string {
  const name = reference.split("/").at(-1) ?? "";
  return name.startsWith("Recursive") ? "any" : name;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
