import { keepPictures, keepPicturesInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { keptPicturesAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  input: keepPicturesInput,
  output: keptPicturesAnswer,
  run: keepPictures,
});
