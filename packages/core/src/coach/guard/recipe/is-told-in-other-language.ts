/** Short words of other languages that are no English words. */
const foreignWords = new Set(
  (
    "der das dem und oder aber nicht ist sind muss musst müssen soll sollte sollst auch bei mit von zum zur auf für wenn dann als wie nur noch schon " +
    "vor nach über unter du dein deine deiner ein eine einen einem einer kein keine sich wird werden hier statt erst immer " +
    "le la les une des du et ou mais pas est sont doit dois faut avec pour dans sur quand que qui ne ton ta tes aussi avant après ici cette " +
    "el los las una pero es son debe debes deben con para cuando del al tu también antes después hay esta este " +
    "il lo gli ma non è sono deve devi per quando che anche prima dopo della nel " +
    "os um uma mas não são deve com em do da também ao na seu sua " +
    "het een maar niet zijn moet met voor ook wordt naar"
  ).split(" "),
);
const LEAST_WORDS = 4;
const LEAST_FOREIGN = 2;
const LEAST_SHARE = 0.25;
/** In letters of a script that English does not use. */
const LEAST_LETTERS = 6;
const otherScript = /[^\p{Script=Latin}\P{L}]/gu;

/** A sentence, not a question, that tells something in another language; reading cannot say what. */
export function isToldInOtherLanguage(sentence: string): boolean {
  if (/[?？؟]["')\]]*\s*$/u.test(sentence)) return false;
  if ((sentence.match(otherScript) ?? []).length >= LEAST_LETTERS) return true;
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const foreign = new Set(words.filter((word) => foreignWords.has(word)));
  return foreign.size >= LEAST_FOREIGN && foreign.size >= words.length * LEAST_SHARE;
}
