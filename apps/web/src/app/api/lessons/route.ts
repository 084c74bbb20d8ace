import { listLessons } from "@foothold/core/learning";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { lessonsAnswer } from "#lib/views/learning.ts";

export const GET = handle({
  roles,
  output: lessonsAnswer,
  run: listLessons,
  view: (lessons) => ({ lessons }),
});
