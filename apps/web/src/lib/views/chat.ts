import {
  appliedChangesSchema,
  askedCoachSchema,
  batchAnswerSchema,
  changedConversationSchema,
  conversationSummarySchema,
  conversationViewSchema,
  deletedConversationSchema,
  handedOffSchema,
  keptPicturesSchema,
  learnerConversationsSchema,
  listedChatBugsSchema,
  reportedCommandSchema,
  reportedReplySchema,
  sentMessageSchema,
  supervisedBatchSchema,
  viewedConversationSchema,
} from "@foothold/core/chat";
import { z } from "zod";
import { pageOf } from "./page.ts";

export const chatAnswer = askedCoachSchema;
export const startedConversationAnswer = z.object({ conversation: conversationViewSchema });
export const conversationPage = pageOf(conversationSummarySchema);
export const conversationAnswer = viewedConversationSchema;
export const changedConversationAnswer = changedConversationSchema;
export const deletedConversationAnswer = deletedConversationSchema;
export const handedOffAnswer = handedOffSchema;
export const batchAnswer = batchAnswerSchema;
export const reportedCommandAnswer = reportedCommandSchema;
export const supervisedBatchAnswer = supervisedBatchSchema;
export const appliedChangesAnswer = appliedChangesSchema;
export const exchangeAnswer = sentMessageSchema;
export const keptPicturesAnswer = keptPicturesSchema;
export const reportedReplyAnswer = reportedReplySchema;
export const chatBugsAnswer = listedChatBugsSchema;
export const learnerConversationsAnswer = learnerConversationsSchema;
