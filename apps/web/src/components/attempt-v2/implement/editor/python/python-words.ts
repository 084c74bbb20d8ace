export type Word = { name: string; signature?: string; about: string };

export const keywords: readonly string[] = (
  "False None True and as assert async await break class continue def del elif else except finally " +
  "for from global if import in is lambda match case nonlocal not or pass raise return try while with yield"
).split(" ");

/** "name(parameters) what it does", one to a line. */
function words(lines: string): Word[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, name = "", parameters, about = ""] =
        /^([\w]+)(\([^)]*\))?\s+(.*)$/.exec(line.trim()) ?? [];
      return { name, about, ...(parameters && { signature: `${name}${parameters}` }) };
    });
}

export const builtins = words(`
  abs(x) the distance from zero
  all(items) True where every item counts as true
  any(items) True where at least one item counts as true
  bin(x) a whole number written in binary
  bool(x) True or False
  chr(number) the character with this number
  dict(pairs) a new dictionary
  divmod(a, b) quotient and remainder
  enumerate(items, start=0) each item with its position
  filter(function, items) the items for which the function gives true
  float(x) a number with a fraction
  frozenset(items) a set that cannot change
  hash(x) the number by which dictionaries find it
  int(x, base=10) a whole number
  isinstance(x, type) whether x is of this type
  iter(items) what gives the items one by one
  len(items) how many items there are
  list(items) a new list
  map(function, items) the function applied to each item
  max(items, key=None, default=None) the largest item
  min(items, key=None, default=None) the smallest item
  next(iterator, default) the next item
  ord(character) the number of a character
  pow(base, exponent, modulus) base to the power of exponent
  print(values, sep=" ", end="\\n") writes to the output
  range(start, stop, step) whole numbers from start up to, not including, stop
  repr(x) x as a program would write it
  reversed(items) the items from the last to the first
  round(number, digits) the nearest number with so many digits
  set(items) a new set
  slice(start, stop, step) a part of a list
  sorted(items, key=None, reverse=False) a new list in order
  str(x) x as text
  sum(items, start=0) all items added up
  tuple(items) a list that cannot change
  type(x) the type of x
  zip(first, second) items of several lists, side by side
`);

export const methods: Readonly<Record<string, readonly Word[]>> = {
  list: words(`
    append(item) puts an item at the end
    clear() takes all items out
    copy() a new list with the same items
    count(item) how often an item is in it
    extend(items) puts several items at the end
    index(item, start, stop) the position of the first such item
    insert(position, item) puts an item before this position
    pop(position=-1) takes an item out and gives it back
    remove(item) takes the first such item out
    reverse() turns the list round, in place
    sort(key=None, reverse=False) puts the list in order, in place
  `),
  dict: words(`
    clear() takes all pairs out
    copy() a new dictionary with the same pairs
    get(key, default=None) the value, or the default where there is none
    items() all pairs of key and value
    keys() all keys
    pop(key, default) takes a pair out and gives its value back
    popitem() takes the newest pair out
    setdefault(key, default=None) the value; the default is put in first where there is none
    update(other) takes over all pairs of another
    values() all values
  `),
  set: words(`
    add(item) puts an item in
    clear() takes all items out
    copy() a new set with the same items
    difference(other) what is here and not there
    discard(item) takes an item out, if it is there
    intersection(other) what is in both
    issubset(other) whether all of it is in the other
    issuperset(other) whether it holds all of the other
    pop() takes any item out and gives it back
    remove(item) takes an item out
    symmetric_difference(other) what is in exactly one of them
    union(other) what is in either
    update(items) puts several items in
  `),
  str: words(`
    count(part) how often a part is in it
    endswith(end) whether it ends so
    find(part, start, stop) the position of a part, or -1
    format(values) the values put into their places
    index(part) the position of a part
    isalnum() whether it is letters and digits only
    isalpha() whether it is letters only
    isdigit() whether it is digits only
    islower() whether its letters are small
    isspace() whether it is blanks only
    isupper() whether its letters are capital
    join(parts) the parts, with this text between them
    lower() in small letters
    lstrip(characters) without blanks at the start
    removeprefix(start) without this start
    removesuffix(end) without this end
    replace(old, new, count=-1) with a part replaced
    rfind(part) the last position of a part, or -1
    rstrip(characters) without blanks at the end
    split(separator, maxsplit=-1) the parts between separators
    splitlines() its lines
    startswith(start) whether it begins so
    strip(characters) without blanks on both sides
    title() each word with a capital
    upper() in capital letters
    zfill(width) with zeros before it
  `),
  deque: words(`
    append(item) puts an item at the right end
    appendleft(item) puts an item at the left end
    clear() takes all items out
    extend(items) puts several items at the right end
    extendleft(items) puts several items at the left end
    pop() takes the rightmost item out
    popleft() takes the leftmost item out
    rotate(steps=1) moves all items to the right
  `),
};

export const modules: Readonly<Record<string, readonly Word[]>> = {
  bisect: words(`
    bisect_left(items, x) where x would go, before its equals
    bisect_right(items, x) where x would go, after its equals
    insort(items, x) puts x in so that the order holds
  `),
  collections: words(`
    Counter(items) how often each item is there
    OrderedDict(pairs) a dictionary that can reorder its pairs
    defaultdict(factory) a dictionary that makes missing values
    deque(items, maxlen=None) a list that is quick at both ends
    namedtuple(name, fields) a tuple with names for its places
  `),
  functools: words(`
    cache(function) remembers what the function gave
    cmp_to_key(compare) a sort key from a comparison
    lru_cache(maxsize=128) remembers what the function gave last
    reduce(function, items, start) folds all items into one
  `),
  heapq: words(`
    heapify(items) makes a list a heap, in place
    heappop(heap) takes the smallest item out
    heappush(heap, item) puts an item in
    heappushpop(heap, item) puts one in, then takes the smallest out
    heapreplace(heap, item) takes the smallest out, then puts one in
    merge(first, second) several ordered lists as one
    nlargest(n, items, key=None) the n largest
    nsmallest(n, items, key=None) the n smallest
  `),
  itertools: words(`
    accumulate(items, function, initial=None) running totals
    chain(first, second) one list after the other
    combinations(items, size) all choices of so many, in order
    count(start=0, step=1) numbers without an end
    groupby(items, key=None) neighbours with the same key
    islice(items, start, stop, step) a part of what has no positions
    pairwise(items) each item with the next
    permutations(items, size) all orders of so many
    product(first, second, repeat=1) every item with every other
    repeat(item, times) the same item again and again
    zip_longest(first, second, fillvalue=None) side by side up to the longest
  `),
  math: words(`
    ceil(x) the next whole number above
    comb(n, k) how many choices of k out of n
    factorial(n) the product of 1 to n
    floor(x) the next whole number below
    gcd(a, b) the greatest common divisor
    inf larger than every number
    isqrt(n) the whole part of the square root
    lcm(a, b) the least common multiple
    log(x, base) the logarithm
    perm(n, k) how many orders of k out of n
    pi the circle's number
    prod(items, start=1) all items multiplied
    sqrt(x) the square root
  `),
};

const form = (name: string, about: string, ...lines: string[]) => ({
  name,
  about,
  text: lines.join("\n"),
});

/** Whole statements; the placeholders in angle brackets are filled in one after the other. */
export const snippets = [
  form("for", "a loop over items", "for <item> in <items>:", "\t$0"),
  form("forrange", "a loop over numbers", "for <i> in range(<n>):", "\t$0"),
  form(
    "forenumerate",
    "a loop over items with their positions",
    "for <i>, <item> in enumerate(<items>):",
    "\t$0",
  ),
  form("while", "a loop while something holds", "while <condition>:", "\t$0"),
  form("if", "only if something holds", "if <condition>:", "\t$0"),
  form("ifelse", "one way or the other", "if <condition>:", "\t<yes>", "else:", "\t$0"),
  form("def", "a function", "def <name>(<parameters>):", "\t$0"),
  form("class", "a class", "class <Name>:", "\tdef __init__(self, <parameters>):", "\t\t$0"),
] as const;
