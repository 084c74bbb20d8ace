/** Phrases that mean one word in any problem, in lower case without apostrophes; replaced in this order. */
export const idioms: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/\b(\d+) ?k\b/g, "$1000"],
  [/(?:\bminus|\bnegative|(?<![\w\])])-) ?(?:one|1)\b/g, " minusone "],
  [/->|→|=>/g, " give "],
  [/=+/g, " equal "],
  [/\+/g, " plus "],
  [/\b(?:becomes?|make|makes|into|are) (?:one|1)\b/g, " join "],
  [/\bput(?: \w+){0,2} tog\w+\b/g, " join sum "],
  [/\bover each other\b/g, " overlap "],
  [/\b(?:have|has|having) (?:the |a )?(?:same|common)\b|\bin common\b/g, " share "],
  [/\bis over\b|\bat last\b/g, " end "],
  [/\bone (?:and|or) only one\b|\b(?:one|1|single) times?\b/g, " once "],
  [
    /\b(?:two|2) times?\b|\bsecond time\b|\bmore than (?:once|one)\b|\bseveral times\b|\bcomes? again\b/g,
    " twice ",
  ],
  [/\bno other\b|\bnowhere else\b|\bno(?:body| one) else\b|\bno second\b/g, " unique "],
  [/\b(?:its|their|the) own (?=kind|type|sort)|\bof its (?=kind|type)/g, " same "],
  [/\bhow (?:many|much)\b|\b(?:number|amount|count|quantity) of\b/g, " count "],
  [
    /\bas (?:long|big|large|much|many|high) as (?:\w+ )?(?:possible|you can|can)\b/g,
    " longest biggest ",
  ],
  [
    /\bas (?:few|little|small|short) (?:\w+ )?as (?:\w+ )?(?:possible|you can|can)\b/g,
    " smallest ",
  ],
  [/\bhow (?:long|big|large)\b/g, " length "],
  [/\bin ?place\b/g, " inplace "],
  [
    /\bnext to (?:each other|one another|it|them)\b|\bside (?:by|to) side\b|\bin a row\b|\bone (?:after|behind) (?:the other|another|other)\b|\bfollow(?:s|ing)? each other\b|\bneighbou?r(?:s|ing)?\b/g,
    " adjacent ",
  ],
  [
    /\b(?:gives?|given|giving|hands?|sends?) (?:it |them )?back\b|\bcomes? (?:out|back)\b|\bgoes out\b/g,
    " give ",
  ],
  [/\b(?:comes?|goes|go|put) in\b/g, " input "],
  [/\b(?:add|sum)(?:s|ed|ing|ming|med)? ?up(?: to)?\b/g, " sum "],
  [
    /\bturn(?:s|ed|ing)?(?: \w+){0,2} around\b|\bother way(?: round| around)?\b|\bbackwards?\b|\bopposite (?:order|direction)\b|\bother (?:direction|side)\b/g,
    " reverse ",
  ],
  [/\bup ?to\b|\bat most\b|\bno more than\b|\buntil\b|\bmax(?:imum)? of\b/g, " upto "],
  [
    /\b(?:in )?(?:any|no|no special|no particular|random|without) order\b|\bnot (?:sorted|ordered|in order)\b/g,
    " unsorted ",
  ],
  [/\bfrom (?:small|low)(?:est)? to (?:large|big|high)(?:est)?\b|\bin order\b/g, " sorted "],
  [/\bnot (?:valid|ok|okay|right|correct|good|fine|allowed)\b|\binvalid\b/g, " wrong "],
];
