import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { Endpoint } from "../api-docs/endpoints.ts";
import openApi from "../api-docs/openapi.json" with { type: "json" };
import { templateOf } from "../api-docs/operations.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(openApi, "openapi");

type Documented = Record<
  string,
  Record<string, { responses: Record<string, unknown> } | undefined>
>;

/** Fails where a live answer is not the one that the OpenAPI file describes. */
export async function expectDocumented(
  endpoint: Endpoint,
  path: string,
  response: Response,
): Promise<void> {
  // A stream of events has no end to wait for.
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) return;
  const method = endpoint.method.toLowerCase();
  const template = endpoint.path.includes("[...") ? path : templateOf(endpoint.path);
  const responses = (openApi.paths as Documented)[template]?.[method]?.responses;
  // Unknown paths are not in the file; they answer with an error like any other.
  if (!responses && response.status < 400) throw new Error(`${method} ${template} is undocumented`);
  const status = responses && String(response.status) in responses ? response.status : "default";
  const media = endpoint.handler.facts.media;
  if (media && response.ok) {
    expect(response.headers.get("content-type")).toContain(media);
    return;
  }
  const body = await response.json();
  const where = responses
    ? [
        "paths",
        template,
        method,
        "responses",
        String(status),
        "content",
        "application/json",
        "schema",
      ]
    : ["components", "schemas", "Error"];
  const pointer = where.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  const validate = ajv.getSchema(`openapi#/${encodeURI(pointer)}`);
  if (!validate) throw new Error(`${pointer} is not in the OpenAPI file`);
  if (status === "default") expect(response.status).toBeGreaterThanOrEqual(400);
  expect(validate(body), `${method} ${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}
