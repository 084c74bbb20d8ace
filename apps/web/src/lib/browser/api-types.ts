import type { Handler } from "../route.ts";
import type { ApiRoutes } from "./api-routes.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type ApiPath = `/api/${string}`;

/** better-auth handles sign-in; nothing reads its answers. */
type AuthRoutes = Record<
  `POST /api/auth/${"sign-in/email" | "sign-up/email" | "sign-out"}`,
  Handler<unknown>
>;

type Routes = ApiRoutes & AuthRoutes;

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Segments<Rest>]
  : [Path];

/** Compares segment by segment: `[attemptId]` matches anything, every other segment must be equal. */
type Fits<Route extends unknown[], Path extends unknown[]> = Route extends [
  infer Wanted,
  ...infer WantedRest,
]
  ? Path extends [infer Given, ...infer GivenRest]
    ? Wanted extends `[${string}]`
      ? Fits<WantedRest, GivenRest>
      : [Given] extends [Wanted]
        ? Fits<WantedRest, GivenRest>
        : false
    : false
  : Path extends []
    ? true
    : false;

/** For each path of a union by itself. */
type FittingRoute<Called extends Method, Path extends string> = Path extends unknown
  ? {
      [Key in keyof Routes]: Key extends `${Called} ${infer Route}`
        ? Fits<Segments<Route>, Segments<Path>> extends true
          ? Routes[Key]
          : never
        : never;
    }[keyof Routes]
  : never;

/** A route without parameters wins over one whose parameter would match too. */
type RouteAt<
  Called extends Method,
  Path extends string,
> = `${Called} ${WithoutQuery<Path>}` extends infer Exact extends keyof Routes
  ? Routes[Exact]
  : FittingRoute<Called, WithoutQuery<Path>>;

/** What the route at a path answers with; `never` where there is none. */
export type AnswerOf<Called extends Method, Path extends string> =
  RouteAt<Called, Path> extends Handler<infer Answered> ? Answered : never;

/** A path that some route answers. */
export type KnownPath<Called extends Method, Path extends string> = [
  RouteAt<Called, Path>,
] extends [never]
  ? never
  : Path;
