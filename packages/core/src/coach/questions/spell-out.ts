/** Each line: a word, then common misspellings and short forms of it. */
const slips = `
how hwo ohw howw
what waht whta wut wat hwat whut
which wich whcih wihch
where wher wehre whre
why wyh hwy whyy
the teh hte
doesnt dosent doesent dosnt doesn doens
isnt isn insnt
difference diff diffrence differance
happened happend hapened happned
happens hapens
return retrun reutrn retrn
function fuction funtion fucntion func
length lenght lenth
string stirng sting
array arry arrray
error eror errror erorr errer
something somthing smth sth sumthing
program progam porgram
because becuase cuz bc
please plz plse
about abt
with wiht
your ur
though tho
people ppl
understand undrstand understnad
correct corect
right rigth
draw darw drwa dwar draww
picture pitcure picutre pciture
example exmaple exampel examle exapmle exampl
visualize visualise vizualize vizualise visulize visualze
diagram diagramm digram

you u
are r
tests tets
index indx
variable varaible vairable
recursion recusion recursoin
`;

const written: ReadonlyMap<string, string> = new Map(
  slips
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [word = "", ...others] = line.split(" ");
      return others.map((other) => [other, word] as const);
    }),
);

/** "y" means "why" only before these words; elsewhere it may be a variable's name. */
const SHORT_WHY =
  /\by+(?= (?:is|are|does|do|did|isnt|isn't|arent|doesnt|doesn't|dont|don't|cant|can't|wont|won't|the|my|this|it|not|would|should|can|was|no|though|that)\b)/gi;
const LETTERS = new Set(["u", "r"]);
const AFTER_LETTER = /^ (?:said|mean|meant|gave|told|mentioned|wrote|think|know|see)\b/i;
const BEFORE_LETTER = /\b(?:can|do|could|would|will|did|are|what|how|why|where|if|thank|when) $/i;

/** Corrects chat spelling and typing mistakes of a question. Text in quotes is left as it is. */
export function spellOut(text: string): string {
  return text
    .replaceAll(SHORT_WHY, "why")
    .replaceAll(/\bhow ?2(?= [a-z])|\bhowto\b/gi, "how to")
    .replaceAll(
      /"[^"\n]{0,200}"|(?<![A-Za-z])'[^'\n]{1,60}'|`[^`\n]{0,200}`|[A-Za-z]+/g,
      (word, at: number) => {
        const meant = written.get(word.toLowerCase());
        if (meant === undefined) return word;
        const isMeant =
          !LETTERS.has(word.toLowerCase()) ||
          BEFORE_LETTER.test(text.slice(Math.max(0, at - 10), at)) ||
          AFTER_LETTER.test(text.slice(at + 1, at + 12));
        return isMeant ? meant : word;
      },
    );
}
