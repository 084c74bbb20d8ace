import { reportReply, reportReplyInput } from "@foothold/core/chat";
import { handlePractice } from "#lib/handle-practice.ts";
import { reportedReplyAnswer } from "#lib/views/chat.ts";

export const POST = handlePractice({
  status: 201,
  limit: "write",
  input: reportReplyInput,
  output: reportedReplyAnswer,
  run: reportReply,
});
