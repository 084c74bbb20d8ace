import {
  listKeptPictures,
  listKeptPicturesInput,
  releasePicture,
  releasePictureInput,
} from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { keptPicturesAnswer } from "#lib/views/chat.ts";

export const GET = handle({
  roles,
  input: listKeptPicturesInput,
  output: keptPicturesAnswer,
  run: listKeptPictures,
});

export const DELETE = handlePractice({
  input: releasePictureInput,
  output: keptPicturesAnswer,
  run: releasePicture,
});
