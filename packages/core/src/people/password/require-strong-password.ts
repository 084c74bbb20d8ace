import { invalidField } from "../../errors.ts";
import { passwordWeakness, type Weakness } from "./password-weakness.ts";

const ADVICE =
  "Use three or four words that do not belong together, or let your browser suggest one.";

const sentences: Record<Weakness, string> = {
  common: `This is among the first passwords that are guessed. ${ADVICE}`,
  "keyboard-row": `Keys, digits or letters in a row are guessed early. ${ADVICE}`,
  repeated: `The same few characters over and over are guessed early. ${ADVICE}`,
  digits: `Short numbers, such as dates, are guessed early. ${ADVICE}`,
  personal: `This is hardly more than your name or your email. ${ADVICE}`,
};

type Owner = { name: string; email: string };

export function weaknessSentence(password: string, owner: Owner): string | null {
  const weakness = passwordWeakness(password, owner);
  return weakness && sentences[weakness];
}

export function requireStrongPassword(field: string, password: string, owner: Owner): void {
  const sentence = weaknessSentence(password, owner);
  if (sentence) throw invalidField(field, sentence);
}
