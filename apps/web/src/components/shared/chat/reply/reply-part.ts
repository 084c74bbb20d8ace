import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import type { CommandActions } from "../commands/command-actions.ts";
import type { ChangeActions } from "./changes/ProposedChange.tsx";
import type { PictureActions } from "./gallery/picture-actions.ts";

export type ReplyPartProps = {
  exchange: Pick<Exchange, "id" | "conversationId" | "reply" | "proposals">;
  language: Language;
  /** How proposed changes are applied and discarded; undefined when the reply can only be read. */
  changes: ChangeActions | undefined;
  /** How proposed commands are run; undefined when the reply can only be read. */
  commands: CommandActions | undefined;
  /** What its owner can do with the pictures; undefined for anybody else. */
  pictures: PictureActions | undefined;
  /** Puts a next step into the input; undefined where the reply is only read. */
  onFill: ((text: string) => void) | undefined;
};
