import { handleAuth } from "#lib/auth/auth-route.ts";

export const GET = handleAuth;
export const POST = handleAuth;
