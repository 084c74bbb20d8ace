import { type Actor, AppError, type Role } from "@foothold/core";
import type { z } from "zod";
import { type AppDeps, deps } from "./deps.ts";
import { env } from "./env.ts";
import { recordFailure, toAppError } from "./http/failures.ts";
import { requireOwnOrigin } from "./http/origin.ts";
import { parseInput } from "./http/parse-input.ts";
import { type LimitName, requireWithinLimit } from "./http/rate-limit.ts";
import { respond, respondWithError } from "./http/respond.ts";
import { log } from "./log.ts";
import { personFrom } from "./person-from.ts";

type Answer<Output> = {
  status?: number | ((output: Output) => number);
  view?: (output: Output) => unknown;
  headers?: (output: Output) => Record<string, string>;
};

type Visitor = { requestId: string };
type Call = { request: Request; requestId: string; actor: Actor | null };

/** What a route declares. `anyone` needs no sign-in; everything else names who may call. */
type Route<Input, Output> = Answer<Output> & {
  input?: z.ZodType<Input>;
  limit?: LimitName;
} & (
    | {
        roles: readonly Role[];
        run: (deps: AppDeps, input: Input, actor: Actor) => Promise<Output>;
      }
    | {
        roles: "anyone";
        run: (deps: AppDeps, input: Input, visitor: Visitor) => Promise<Output>;
      }
  );

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

export type Handler = {
  (request: Request, context: Context): Promise<Response>;
  roles: readonly Role[] | "anyone";
};

/** The one way through: who are you → may you → parse → run the use-case → answer, or a typed error. */
export function handle<Input, Output>(route: Route<Input, Output>): Handler {
  const handler = async (request: Request, context: Context): Promise<Response> => {
    const call: Call = { request, requestId: crypto.randomUUID(), actor: null };
    const startedAt = performance.now();
    try {
      const response = await run(route, call, context);
      log().info(
        { ...described(call), status: response.status, ms: elapsed(startedAt) },
        "request",
      );
      return response;
    } catch (thrown) {
      const error = await toAppError(thrown, deps());
      await recordFailure(error, call, deps());
      return respondWithError(error, call.requestId);
    }
  };
  return Object.assign(handler, { roles: route.roles });
}

async function run<Input, Output>(route: Route<Input, Output>, call: Call, context: Context) {
  const { request, requestId } = call;
  requireOwnOrigin(request, env().origins);
  if (route.roles !== "anyone") {
    const actor = await requireActor(request, route.roles, call);
    if (route.limit) await requireWithinLimit(deps(), route.limit, actor.userId);
    const input = await parseInput(request, await context.params, route.input);
    return answer(route, await route.run(deps(), input, actor), requestId);
  }
  const input = await parseInput(request, await context.params, route.input);
  return answer(route, await route.run(deps(), input, { requestId }), requestId);
}

async function requireActor(request: Request, roles: readonly Role[], call: Call): Promise<Actor> {
  const person = await personFrom(request.headers);
  if (!person) {
    throw new AppError("not-signed-in", "You are not signed in.", {
      suggestions: ["Sign in and try again. What you typed stays where it is."],
    });
  }
  call.actor = { userId: person.id, role: person.role, requestId: call.requestId };
  if (!roles.includes(person.role)) {
    throw new AppError("forbidden", `This is not for the role "${person.role}".`);
  }
  return call.actor;
}

function answer<Output>(route: Answer<Output>, output: Output, requestId: string): Response {
  const status = typeof route.status === "function" ? route.status(output) : (route.status ?? 200);
  const response = respond(status, route.view ? route.view(output) : output, requestId);
  for (const [name, value] of Object.entries(route.headers?.(output) ?? {})) {
    response.headers.append(name, value);
  }
  return response;
}

function described({ request, requestId, actor }: Call) {
  const path = new URL(request.url).pathname;
  return { requestId, method: request.method, path, userId: actor?.userId };
}

function elapsed(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
