export * from "../entities/chat/chat-bug.ts";
export * from "../entities/chat/chat-reference.ts";
export * from "../entities/chat/chat-reply.ts";
export * from "../entities/chat/conversation.ts";
export * from "../entities/chat/exchange.ts";
export * from "../entities/chat/reply-recovery.ts";
export * from "../ports/chat.ts";
