import { changePicture, changePictureInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { exchangeAnswer } from "#lib/views/chat.ts";

export const PUT = handlePractice({
  input: changePictureInput,
  output: exchangeAnswer,
  run: changePicture,
});
