/** The first word of each line stands for the others. */
const lines = `
dict dictionary dictionaries dicts hashmap hashmaps hashtable maps mapping
list lists array arrays arr arrayes vector
string strings text texts str
element elements item items entry entries value values member members
index indices indexes position positions idx
remove delete del removing deleting drop erase discard rid
add append push adding appending pushing put
insert inserting
copy clone duplicate copying cloning
loop loops iterate iterating iteration looping iterates traverse
check exists exist contain contains containing whether includes
join concatenate concat combine merge concatenating combining joining glue
length size len long
convert cast parse parsing transform converting casting change-into
sort sorting sorted order ordering ordered
number numbers integer int integers ints num nums digit digits
function functions method methods func funcs
none null nil
print printing log output prints printed
biggest largest maximum max highest greatest
smallest minimum min lowest least
reverse reversed backwards backward reversing
split separate cut splitting
character characters char chars letter letters
define declare definition create initialize initialise declaring creating
find search locate look lookup finding searching
return returns returning
call calls calling
compare comparing comparison
change modify update edit alter mutate changing modifying
stop finish leave exit quit stops
end ends
infinite endless forever infinity inf
bug bugs mistake mistakes
hand submit
several multiple two both
repeat repeats repeated occurs occurrences frequency
empty blank
nested inner inside within
condition conditions
class classes
parameter parameters param params argument arguments args arg
boolean bool booleans
decimal decimals float floats double
divide division dividing divided
big large huge
fast quick faster speed
slow slower
row rows
column columns cols col
error exception exceptions
throw raise raising throwing
catch handle handling
`;

export const questionSynonyms: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return others.map((other) => [other, first] as const);
    }),
);

/** Signs and turns of phrase that questions are about, as words that a search can look up. */
export const phrases: readonly [RegExp, string][] = [
  [/(?<![\w])o ?\( ?([^()]{1,12}?) ?\)/g, " bigo$1 "],
  [/\bfor ?(?:\.\.\.|…)? ?of\b/g, " forof "],
  [/\bfor ?(?:\.\.\.|…)? ?in\b/g, " forin "],
  [
    /\b(?:lists?|arrays?)(?: of (?:chars?|characters|letters|words|strings))? (?:in)?to (?:an? |one )?(?:string|text|word)\b/g,
    " listtotext join ",
  ],
  [
    /\b(?:strings?|texts?|words?) (?:in)?to (?:an? )?(?:lists?|arrays?)(?: of (?:chars?|characters|letters|words))?\b/g,
    " texttolist split ",
  ],
  [/\bhow long (?:do|have|will) (?:i|we)\b/g, " time limit deadline "],
  [/\bthe point of\b/g, " purpose "],
  [/\*args\b|\*\*kwargs\b/g, " star "],
  [/\b(?:number|string|boolean|any)\[\]/g, " arraytype "],
  [/\b(?:string|number|boolean|null|undefined) \| (?=\w)/g, " uniontype "],
  [/\bwhat (?:does|is) any\b|\bis any bad\b|\bany type\b/g, " anytype "],
  [/\bwhat(?:s| is| does) this(?= mean| do| keyword| in|\?|$)/g, " thisword "],
  [/\b(?:index|position) -1\b|-1 (?:as an? )?index\b|\bnegative index(?:es)?\b/g, " last element "],
  [/!==?/g, " notsign "],
  [/===/g, " triplesign "],
  [/==/g, " doublesign "],
  [/=>/g, " arrowsign "],
  [/->/g, " hintsign "],
  [/:=/g, " walrussign "],
  [/\?\./g, " chainsign "],
  [/(?<=\s|^)\?\?(?=\s\S|$)/g, " nullishsign "],
  [/&&/g, " andsign "],
  [/\|\|/g, " orsign "],
  [/\+=|\+\+/g, " incrementsign "],
  [/\.\.\./g, " dotssign "],
  [/\*\*/g, " powersign "],
  [/\/\//g, " slashsign "],
  [/(?<=\s)\/(?=[\s?]|$)/g, " dividesign "],
  [/\b\d+ ?\/ ?\d+\b/g, " divide integer "],
  [/\b\d+\.\d+\b/g, " decimal "],
  [/\bheapq\b/g, " heap "],
  [/(?<=\s)%(?=[\s?]|$)|\bpercent(?: sign)?\b/g, " percentsign "],
  [/(?<=\s|^)_(?=[\s?]|$)|\bunderscores?\b/g, " underscoresign "],
  [/\[::-1\]/g, " reverse slice "],
  [/\bset difference\b/g, " subtract set "],
  [/\[-1\]|\bat ?\(?-1\)?/g, " last element "],
  [/\b(?:write|use|say|spell) (?:an? )?["']?and["']?(?= in| between|[?. ]*$)/g, " andsign "],
  [/\b(?:write|use|say|spell) (?:an? )?["']?or["']?(?= in| between|[?. ]*$)/g, " orsign "],
  [/(?<=\s|^)\{\}/g, " bracessign "],
  [/(?<=\s|^)\[\]/g, " bracketssign "],
  [
    /\b(?:2|two)[- ]?d(?:imensional)?\b|\b(?:lists?|arrays?) (?:of|in|inside) (?:a |an |the )?(?:lists?|arrays?)\b|\bnested (?:lists?|arrays?)\b/g,
    " grid ",
  ],
  [/\bhow (?:often|many times)\b|\bnumber of times\b/g, " repeat "],
  [/\bmore than (?:one|1|once)\b/g, " several "],
  [/\bat the same time\b|\bin parallel\b|\bat once\b/g, " together "],
  [/\b(?:turn|make) (?=[\w '"]{1,30} (?:in)?to\b)/g, " convert "],
  [/\belse if\b/g, " elif "],
  [/^not in\b/g, " not-in opposite "],
  [/\band ?\/ ?or\b|\band or\b/g, " andsign orsign "],
  [/\bwhat does \?/g, " question mark "],
  [/\bwhat does as\b/g, " assertion "],
  [/\)!/g, " exclamation mark "],
  [/\bkey[- ]value\b/g, " dict item "],
  [/\bhash ?maps?\b|\bhash ?tables?\b/g, " dict hashing "],
  [/\bkeys\b/g, " key "],
  [/\bbuilt[- ]?in\b/g, " "],
  [/(?<=\s)!(?=\s)/g, " exclamation mark "],
];
