import { handleAuth } from "#lib/handle-auth.ts";

export const GET = handleAuth;
export const POST = handleAuth;
