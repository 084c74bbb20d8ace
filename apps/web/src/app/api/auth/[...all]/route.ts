import { handleAuth } from "#lib/auth-route.ts";

export const GET = handleAuth;
export const POST = handleAuth;
