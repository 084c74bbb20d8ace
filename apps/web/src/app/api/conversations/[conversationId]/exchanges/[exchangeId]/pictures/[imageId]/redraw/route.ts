import { redrawPicture, redrawPictureInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { exchangeAnswer } from "#lib/views/chat.ts";

export const POST = handle({
  roles,
  limit: "coach",
  takesKey: true,
  input: redrawPictureInput,
  output: exchangeAnswer,
  run: redrawPicture,
});
