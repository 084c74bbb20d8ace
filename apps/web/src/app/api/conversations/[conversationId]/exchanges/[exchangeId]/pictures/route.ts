import { savePictures, savePicturesInput } from "@foothold/core/chat";
import { roles } from "@foothold/core/people";
import { zipOf } from "#lib/files/zip.ts";
import { handle } from "#lib/handle.ts";

const ZIP = "application/zip";

export const GET = handle({
  roles,
  input: savePicturesInput,
  media: ZIP,
  run: savePictures,
  download: (files) => ({
    name: "pictures.zip",
    type: ZIP,
    body: zipOf(files.map(({ path, jpeg }) => ({ path, text: [jpeg] }))),
  }),
});
