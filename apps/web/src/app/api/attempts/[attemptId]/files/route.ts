import {
  deleteFile,
  deleteFileInput,
  listFiles,
  listFilesInput,
  saveFile,
  saveFileInput,
} from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { deletedFileAnswer, filesAnswer, savedFileAnswer } from "#lib/views/attempt.ts";

export const GET = handle({ roles, input: listFilesInput, output: filesAnswer, run: listFiles });
export const PUT = handlePractice({ input: saveFileInput, output: savedFileAnswer, run: saveFile });
export const DELETE = handlePractice({
  input: deleteFileInput,
  output: deletedFileAnswer,
  run: deleteFile,
});
