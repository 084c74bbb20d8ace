import { exchangeInput, viewExchange } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { exchangeAnswer } from "#lib/views/chat.ts";

export const GET = handle({
  roles,
  input: exchangeInput,
  output: exchangeAnswer,
  run: viewExchange,
});
