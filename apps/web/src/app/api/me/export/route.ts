import { exportPersonalData, roles } from "@foothold/core/people";
import { zipOf } from "#lib/files/zip.ts";
import { handle } from "#lib/handle.ts";

const ZIP = "application/zip";

export const GET = handle({
  roles,
  media: ZIP,
  limit: "export",
  run: exportPersonalData,
  download: ({ day, files }) => ({
    name: `foothold-${day}.zip`,
    type: ZIP,
    body: zipOf(files),
  }),
});
