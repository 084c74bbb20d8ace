import type { AppError } from "@foothold/core/errors";
import { type DB, drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { DATABASE_UNAVAILABLE } from "../http/auth-outage.ts";

type Options = {
  db: DB;
  schema: Record<string, unknown>;
  /** Translates a failed query, or returns null for a bug of ours. */
  failure: (error: unknown) => AppError | null;
};

/** better-auth swallows database errors unless they are its own APIError, so an outage is thrown as one. */
export function authDatabase({ db, schema, failure }: Options) {
  const create = drizzleAdapter(db, { provider: "pg", schema, transaction: true });
  return (...options: Parameters<typeof create>) =>
    new Proxy(create(...options), {
      get(adapter, name, receiver) {
        const member = Reflect.get(adapter, name, receiver);
        if (typeof member !== "function") return member;
        return async (...args: unknown[]) => {
          try {
            return await member.apply(adapter, args);
          } catch (error) {
            if (failure(error)?.code !== "database-unavailable") throw error;
            const outage = new APIError("SERVICE_UNAVAILABLE", { code: DATABASE_UNAVAILABLE });
            throw Object.assign(outage, { cause: error });
          }
        };
      },
    });
}
