import { errorCodes } from "@foothold/core/errors";
import { z } from "zod";
import { IDEMPOTENCY_HEADER, MAX_KEY_LENGTH } from "../lib/http/respond-once.ts";
import type { Endpoint } from "./endpoints.ts";
import { type JsonSchema, jsonSchemas } from "./json-schemas.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { summaries } from "./summaries.ts";

const errorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    suggestions: z.array(z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    retryAfter: z.number().int().optional(),
  }),
});

export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema };
};

/** The whole API, from what the routes declare. */
export function openApiOf(endpoints: readonly Endpoint[]): OpenApi {
  const schemas = jsonSchemas();
  schemas.named.Error = schemas.convert(errorSchema, "output");
  const paths: OpenApi["paths"] = {};
  for (const operation of operationsOf(endpoints).toSorted(byPath)) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(operation, schemas.convert) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Foothold",
      version: "1",
      description: "A coding-practice workbench. Generated from the routes and their schemas.",
    },
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "better-auth.session_token" },
      },
    },
  };
}

type Convert = ReturnType<typeof jsonSchemas>["convert"];

function described({ method, path, facts }: Operation, convert: Convert): JsonSchema {
  const { roles, input, output, media, idempotent, takesKey, streams } = facts;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const taken = input ? convert(input, "input") : { properties: {} };
  const { given, inPath } = split(taken, names);
  const parameters = [
    ...names.map((name) => parameter(name, "path", inPath[name] ?? { type: "string" }, true)),
    ...(method === "GET" ? queryParameters(given) : []),
    ...(idempotent || takesKey ? [idempotencyKey] : []),
  ];
  const answer = {
    description: streams
      ? "Done. To who accepts text/event-stream: `text` events with a piece each, then one `answer` with this body, or one `error`."
      : "Done.",
    ...(media
      ? { content: { [media]: { schema: { type: "string" } } } }
      : json(output ? convert(output, "output") : {})),
  };
  return {
    summary: summaries[`${method} ${path}`] ?? "",
    ...(roles !== "anyone" && { security: [{ session: [] }], "x-roles": roles }),
    ...(parameters.length > 0 && { parameters }),
    ...(method !== "GET" && input && { requestBody: { required: true, ...json(given) } }),
    responses: {
      ...Object.fromEntries(statusesOf(facts).map((status) => [status, answer])),
      default: {
        description: "It did not work; the error says why.",
        ...json({ $ref: "#/components/schemas/Error" }),
      },
    },
  };
}

/** An answer whose status depends on the result has the same shape for each status. */
function statusesOf({ status }: Operation["facts"]): number[] {
  if (typeof status === "function") return [200, 503];
  return [typeof status === "number" ? status : 200];
}

type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema>; required: string[] };

function split(schema: JsonSchema, names: string[]) {
  const { properties = {}, required = [], ...rest } = schema as Partial<ObjectSchema>;
  const isInPath = (name: string) => names.includes(name);
  const entries = Object.entries(properties);
  return {
    inPath: Object.fromEntries(entries.filter(([name]) => isInPath(name))),
    given: {
      ...rest,
      type: "object",
      properties: Object.fromEntries(entries.filter(([name]) => !isInPath(name))),
      required: required.filter((name) => !isInPath(name)),
    } as ObjectSchema,
  };
}

function queryParameters({ properties, required }: ObjectSchema): JsonSchema[] {
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, "query", schema, required.includes(name) && !("default" in schema)),
  );
}

function parameter(name: string, where: string, schema: JsonSchema, required: boolean) {
  return { name, in: where, required, schema };
}

const idempotencyKey = {
  ...parameter(IDEMPOTENCY_HEADER, "header", { type: "string", maxLength: MAX_KEY_LENGTH }, false),
  description: "The same key gets the same status and body again.",
};

function json(schema: JsonSchema) {
  return { content: { "application/json": { schema } } };
}

function byPath(one: Operation, other: Operation): number {
  return one.path === other.path
    ? one.method.localeCompare(other.method)
    : one.path.localeCompare(other.path);
}
