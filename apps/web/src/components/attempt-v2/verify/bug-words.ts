/** In plain words, for the kinds whose own name only tells something to who has met them. */
const words: Partial<Record<string, string>> = {
  "off by one": "one too many or one too few",
  "loop bound": "the loop begins or ends in the wrong place",
  "missing edge": "a special case is missing",
  "update order": "things are done in the wrong order",
  "wrong structure": "what is stored does not fit",
  mutation: "the input is changed on the way",
  "too slow": "too slow for large inputs",
  "wrong condition": "a condition asks the wrong thing",
  "wrong initial": "a value starts wrong",
  "wrong return": "the wrong thing is returned",
};

export function bugWords(likelyBugType: string): string {
  const kind = likelyBugType.replaceAll("-", " ");
  return words[kind] ?? kind;
}
