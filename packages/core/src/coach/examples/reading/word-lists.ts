const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Other words that learners use for a parameter; its own name is always understood. */
export const PARAMETER_ALIASES: Readonly<Record<string, string>> = {
  numbers: "number nums num list array arr row lamps",
  target: "targets",
  amount: "pay",
  coins: "coin",
  weights: "weight crates",
  readings: "reading",
  text: "string str s word phrase",
  words: "dictionary dict stamps",
  current: "from",
  wanted: "to",
  count: "n",
  needs: "pairs prerequisites",
  roads: "lanes edges",
  start: "from",
  goal: "to",
  temperatures: "temps temperature",
  prices: "price",
  grid: "map matrix",
  intervals: "bookings interval",
  accounts: "cards",
  head: "list",
  root: "tree",
};

/** Nouns after a number that say which parameter it is: "2 days". */
export const COUNTED_NOUNS: Readonly<Record<string, string>> = {
  days: "days day",
  count: "courses places",
};

/** Small words between or before the values of one input. */
export const INPUT_FILLER = words(`
  and with the a an is are of in we i have has had you for list array number numbers values value given when as
  then if where sorted row need needs to pay want wants look looking search searching find our my be being
  let lets let's take say input inputs string
`);

/** A list without brackets is read after these words, or at the start of a sentence. */
export const INPUT_INTRO = words(`
  for with given take lets let's let if when input example examples is are of list array in say consider on like try
  row numbers
`);

/** A text without quotes is read after these words. */
export const BARE_INTRO = words("for input like try take consider with if given from to");

/** Words that may follow a text without quotes. */
export const BARE_FOLLOWERS = words("we i it the this you and with to so then should would");

/** Words before the final result, wherever they stand. */
export const FINAL_MARKS = words(`
  answer answers result results output outputs return returns returned returning expected outcome
`);

export const RESULT_NOUNS = words("answer answers result results output outputs expected outcome");

/** Words before a result, which may be that of a step. */
export const CONCLUDING_MARKS = words("so therefore thus hence finally ergo");
export const GIVING_MARKS = words(`
  give gives gave giving get gets getting got become becomes became equals yields produces stays ends
`);
/** Words before a result, but only directly after the input. */
export const WEAK_MARKS = words("is are means makes");
export const TAKING_MARKS = words("takes take needs need costs cost");

/** Subjects of a sentence about the final result. */
export const SUBJECTS = words("we i you it this that function program should would will must");

/** Small words between a mark and its value, or between the input and its mark. */
export const CLAIM_FILLER = words(`
  the a an it it's its this that which we i you they one be will would should must can function program call
  back in is are to of at as with have then and just only exactly my our final end true
  think up position index
`);

export const SUPERLATIVES = words(`
  smallest largest longest shortest best cheapest lowest highest minimum maximum fewest least most profit capacity
`);

export const NEGATIONS = words(`
  not no never don't doesn't isn't didn't won't can't cannot wouldn't shouldn't aren't without instead wrong dont doesnt isnt
`);

export const CONDITIONS = words("if unless otherwise else suppose assuming maybe perhaps");

/** Words that begin the reason after a result. */
export const CLAUSE_STARTS = words(`
  because since bc cause becuase cuz as for with when where but while and or which that so due therefore not
`);

/** After a number these show that it is part of something else: "3 to 8", "6 times 1". */
export const NUMBER_CONTINUES = words(`
  to times is are was needs need and or plus minus in on at has have had must can comes gives makes waits does goes
  of from than more less
`);

/** A number after one of these is a position, not a value of the input. */
export const PLACES = words("index indices position positions place places at step day level");

/** Units of work: "takes 2 steps" is a result only when the problem counts steps. */
export const EFFORT = words(
  "step steps comparison comparisons try tries iteration iterations round rounds loop loops",
);

/** After "and" these continue a list. */
export const MORE = words("the a an also empty one another");

export const EMPTY = words("empty nothing");
export const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Common English words, which are never read as a text without quotes. */
export const COMMON_WORDS = words(`
  a about after again all also always an and another any are as at back backwards be because been before begin both but by
  call can case character characters check code come comes compare could count different do does each empty end
  every example examples false find first follow following for from function get give gives go goes has have here how i if
  in input instance into is it it's its just last left len length letter letters let lets like list long longest look loop max
  may me means mid middle min more must my need new next no not nothing now number of on once one only or order other our
  out output pair piece position program put repeat result return returns right same second see shall should show sign so
  some start step stop string sum target test text that the their them then there these they thing things third this those
  three to too true two up us use was way we what when where which while will window with word words would you your
  answer answers size everything something item value values solution sure fun beginning bottom top odd even duplicates
  duplicate unique valid invalid balanced correct wrong final expected repeats repeated symmetric brackets parentheses
  palindrome palindromes strings phrase phrases sentence digits spaces well okay ok yes it's that's here's whole rest
  mirror reverse reversed stack queue map set hash greedy pointer pointers swap insert delete remove python javascript
  good bad finally therefore thus hence none null brute force
`);
