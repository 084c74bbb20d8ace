const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const literalWords = wordSet(
  "true false null none undefined nan infinity True False None NaN Infinity nil inf Number POSITIVE_INFINITY",
);

export const statementWords = wordSet(
  "return for while if elif else def function const let var import from class break continue pass switch case do try except catch finally with yield raise throw lambda foreach repeat until",
);

/** Names that belong to a language, so they do not tell programs apart. */
export const languageNames = wordSet(
  "of in is not and or new this self async await static public private final int long double boolean bool char void auto string String number object range len enumerate zip map filter sum min max abs sorted reversed list dict set tuple str print console log Math Map Set Array Object Number String JSON Infinity heapq collections deque defaultdict Counter typeof instanceof delete length push pop append get has keys values items sort reverse slice join split includes indexOf floor ceil ListNode TreeNode parseInt ord chr float any all next iter copy deepcopy itertools functools math inf add shift unshift fill from entries",
);

export const assignments = wordSet("= += -= *= /= //= %= |= &= ??= := <- ++ --");
export const equalities = wordSet("== === != !==");
export const orderings = wordSet("< > <= >=");
export const arithmetic = wordSet("+ - * / // % ** << >> >>> ^");
export const connectives = wordSet("&& || ?? ? => !");
