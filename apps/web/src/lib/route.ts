import type { StreamSink } from "@foothold/core/coach";
import type { Actor, Role } from "@foothold/core/people";
import type { z } from "zod";
import type { Credentials } from "./auth/session-for.ts";
import type { AppDeps } from "./deps.ts";
import type { LimitName } from "./http/limits/rate-limit.ts";
import type { Download } from "./http/respond.ts";

export type Answer<Output, Answered = unknown> = {
  status?: number | ((output: Output) => number);
  view?: (output: Output) => Answered;
  headers?: (output: Output) => Record<string, string>;
  /** The answer is a file instead of JSON. */
  download?: (output: Output) => Download;
};

type Visitor = { requestId: string };

/** What a route declares. `roles` lists who may call; `anyone` needs no sign-in. */
export type Route<Input, Output, Answered> = Answer<Output, Answered> & {
  input?: z.ZodType<Input>;
  /**
   * The schema of the answer: of what `run` returns, or `view` if there is one. The browser's calls get their types
   * from it.
   */
  output?: z.ZodType<Answered>;
  /** The answer's media type, if not JSON: `run` returns the Response, or `download` a file. */
  media?: string;
  /** Counted by person, or by network when no sign-in is needed. */
  limit?: LimitName;
  /** The longest body, where it is not the usual one. */
  maxBytes?: number;
  /** The answer opens a new session for a person who has just chosen this password. */
  signsIn?: (output: Output, input: Input) => Credentials;
  /** A request with an Idempotency-Key is done once; repeats get the same answer. */
  idempotent?: boolean;
  /** The use-case gets the Idempotency-Key as `key` of its input, and tells a repeated request by it. */
  takesKey?: boolean;
} & (
    | ({ roles: readonly Role[] } & Run<Input, Output>)
    | {
        roles: "anyone";
        streams?: false;
        run: (deps: AppDeps, input: Input, visitor: Visitor) => Promise<Output>;
      }
  );

/** The use-case of a route, for somebody who is signed in. */
export type Run<Input, Output> =
  | {
      streams?: false;
      /** `signal` fires when nobody waits for the answer any more. */
      run: (deps: AppDeps, input: Input, actor: Actor, signal: AbortSignal) => Promise<Output>;
    }
  | {
      streams: true;
      /** `sink` is given when the caller accepts an event stream. */
      run: (deps: AppDeps, input: Input, actor: Actor, sink?: StreamSink) => Promise<Output>;
    };

export type Context = { params: Promise<Record<string, string | string[] | undefined>> };

/** What the API's documentation needs to know about a route. */
export type RouteFacts = {
  roles: readonly Role[] | "anyone";
  input?: z.ZodType;
  output?: z.ZodType;
  media?: string;
  status?: unknown;
  limit?: LimitName;
  idempotent?: boolean;
  takesKey?: boolean;
  streams?: boolean;
};

export type Handler<Answered = unknown> = {
  (request: Request, context: Context): Promise<Response>;
  facts: RouteFacts & { output?: z.ZodType<Answered> };
};

/** `run` must return the answer, unless `view` makes it. */
export type AnswersWith<Output, Answered> = [Output] extends [Answered | Response]
  ? unknown
  : { view: (output: Output) => Answered };
