/** Each line lists synonyms that hold in any problem; the first stands for all. Those of one problem are in its phrasings. */
const lines = `
list array arr arry lst
position index indices indexes indeces indexs idx place spot location postion
number integer int num nr
give return output result answer say tell print deliver
text string str
character char letter sign symbol
sum total add plus together altogether
biggest largest maximum max maximal greatest highest most best
smallest least minimum min minimal lowest fewest few fewer less
find search locate seek seach serch
join merge combine unite connect fuse conect link
overlap intersect overlapp
reverse flip revers backward
different distinct unique differ diferent diffrent
same equal identical alike
once onetime
twice duplicate repeat dublicate double doubled doubles
sorted sort ordered order ascending increasing grow rising
later after afterwards
earlier before previous prior
missing absent
start begin beginning front
end finish
pair couple
kind type
profit gain win earn earning
piece part stretch section segment peace
gap hole
input enter
change modify alter edit
square cell field tile
slow slowly
fast quick quickly
loop loops looping
check test verify
otherwise else
target goal aim wanted searched
inner inside
outer outside
match fit suit
exact precise precisely exactly
all every each everything
adjacent consecutive contiguous continuous consequtive neighbor neighbour
frequent frequently often common frequency
level floor layer depth
occur appear exist happen come
length size lenght long
wrong false bad
impossible unpossible
share common
remain stay
`;

export const synonyms: readonly (readonly [string, ...string[]])[] = lines
  .trim()
  .split("\n")
  .map((line) => line.split(" ") as [string, ...string[]]);

export const irregular: ReadonlyMap<string, string> = new Map(
  (
    "bought buy|sold sell|made make|makes make|found find|gave give|given give|held hold|took take|taken take|got get|" +
    "lost lose|loose lose|looses lose|paid pay|built build|stood stand|came come|went go|began begin|seen see|kept keep|" +
    "meant mean|said say|told tell|goes go|zero 0|two 2|three 3|four 4|five 5|both 2|nodes node|indices position|" +
    "boxes box|becomes become|became become|leaves leave|left left|closes close|opens open"
  )
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);
