import { listLessons, roles } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { lessonsAnswer } from "#lib/views/learning-views.ts";

export const GET = handle({
  roles,
  output: lessonsAnswer,
  run: listLessons,
  view: (lessons) => ({ lessons }),
});
