import type { ExportedConversation } from "@foothold/core/chat";

/** A Markdown download. */
export function markdownFile({ title, markdown }: ExportedConversation): Response {
  const file = encodeURIComponent(`${title}.md`);
  return new Response(markdown, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="conversation.md"; filename*=UTF-8''${file}`,
      "cache-control": "no-store",
    },
  });
}
