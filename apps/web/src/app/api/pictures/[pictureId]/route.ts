import { viewPicture, viewPictureInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { jpegFile } from "#lib/files/jpeg-file.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles,
  input: viewPictureInput,
  media: "image/jpeg",
  run: async (deps, input, actor) => jpegFile(await viewPicture(deps, input, actor)),
});
