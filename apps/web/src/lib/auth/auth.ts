import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@foothold/core/people";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { CLIENT_ADDRESS_HEADER } from "../headers/client-address.ts";
import type { authDatabase } from "./auth-database.ts";
import { passwordHashes } from "./password-hashes.ts";

export const COOKIE_PREFIX = "foothold";

/** The environment variables that sign-in needs. */
type AuthSettings = {
  publicUrl: string;
  origins: string[];
  AUTH_SECRET: string;
};

export type Auth = ReturnType<typeof createAuth>;

/** People, passwords and sessions. Roles are changed by admins through Foothold's own endpoints only. */
export function createAuth(database: ReturnType<typeof authDatabase>, settings: AuthSettings) {
  const auth = betterAuth({
    appName: "Foothold",
    baseURL: settings.publicUrl,
    basePath: "/api/auth",
    secret: settings.AUTH_SECRET,
    trustedOrigins: settings.origins,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwordHashes,
    },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "learner" },
        disabledAt: { type: "date", input: false, required: false },
      },
    },
    // Foothold counts tries itself: by account and network, and without locking a whole network out.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // Foothold's own origin check comes first, the same for every endpoint.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => crypto.randomUUID() },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const context = await auth.$context;
            const person = await context.internalAdapter.findUserById(session.userId);
            if (person && "disabledAt" in person && person.disabledAt) {
              throw new APIError("FORBIDDEN", { code: "ACCOUNT_DISABLED" });
            }
          },
        },
      },
    },
  });
  return auth;
}
