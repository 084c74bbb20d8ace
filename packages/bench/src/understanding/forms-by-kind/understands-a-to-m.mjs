export const understandsAToM = [
  {
    slug: "all-subsets",
    who: "understands",
    fields: {
      explanation:
        "U have a few lamps and want every way to switch them on or off. so each lamp in or out. all off counts to.",
      inputOutputDescription: "list of lamp numbers -> list of lists, one per way",
      constraintsDescription: "up to 12 lamps, none twice, can be negativ, can be empty",
      exampleWalkthrough: "[2, -1] gives [[], [2], [-1], [2, -1]]",
      wrongApproach: "only making pairs, then singles and everything off are missing",
    },
  },
  {
    slug: "binary-search",
    who: "understands",
    fields: {
      explanation:
        "Tengo una fila de cajas con numeros ordenados de menor a mayor y tengo que decir en que posicion esta el que buscan, o -1 si no esta, sin mirar todas.",
      inputOutputDescription: "entran la lista y el numero, sale la posicion empezando en 0",
      constraintsDescription: "ordenada, sin repetidos, puede estar vacia",
      exampleWalkthrough: "numbers = [1, 5, 8], target = 8, sale 2",
      wrongApproach: "mirar una por una, demasiado lento",
    },
  },
  {
    slug: "cheapest-route",
    who: "understands",
    fields: {
      explanation:
        "find cheapest total from start to goal following one way lanes. fewer lanes is not nessesarily cheaper.",
      inputOutputDescription:
        "count, roads [from,to,cost], start, goal -> the total cost, -1 if cant get there",
      constraintsDescription: "costs can be 0, lanes are one way, start can be goal = 0",
      exampleWalkthrough: "count 3, roads [[0,1,5],[0,2,1],[2,1,1]], start 0, goal 1 -> 2, via 2",
      wrongApproach: "taking the cheapest lane at each place greedily",
    },
    types: (value) => JSON.stringify(value).replaceAll(",", ", "),
  },
  {
    slug: "coin-change",
    who: "understands",
    fields: {
      explanation:
        "Ich soll mit möglichst wenigen Münzen genau den Betrag auszahlen. Jede Münze darf ich beliebig oft nehmen. Geht es nicht, dann -1.",
      inputOutputDescription: "rein: die Münzwerte und der Betrag; raus: die Anzahl der Münzen",
      constraintsDescription: "Betrag kann 0 sein, dann 0 Münzen; es muss keine 1er Münze geben",
      exampleWalkthrough: "coins [3, 5], amount 9: 3+3+3 = 9, also 3",
      wrongApproach:
        "immer zuerst die größte nehmen, das kann mehr Münzen brauchen oder steckenbleiben",
    },
  },
  {
    slug: "count-islands",
    who: "understands",
    fields: {
      explanation:
        "how many seperate blobs of 1s, next to each other means up down left right, corners dont join",
      inputOutputDescription: "grid of 0/1 in, number out",
      constraintsDescription: "could be no rows at all -> 0",
      exampleWalkthrough: "[[1,0,1],[1,0,0]] -> 2",
      wrongApproach: "counting the 1s",
    },
  },
  {
    slug: "course-order",
    who: "understands",
    fields: {
      explanation:
        "put all courses in a line so that whatever a course needs stands somewhere earlier. if there's a circle its impossible so []",
      inputOutputDescription: "count and pairs [a,b] (b before a) -> the list of all courses",
      constraintsDescription: "pairs can repeat, [2,2] means impossible",
      exampleWalkthrough: "count=3, needs=[[0,2]] so [1, 2, 0]",
      wrongApproach: "thinking [0,2] means 0 first",
    },
  },
  {
    slug: "edit-distance",
    who: "understands",
    fields: {
      explanation:
        "शब्द को दूसरे शब्द में बदलना है। एक मिनट में एक अक्षर जोड़ सकते हैं, हटा सकते हैं या बदल सकते हैं। सबसे कम मिनट बताना है।",
      inputOutputDescription: "दो शब्द अंदर, एक संख्या बाहर",
      constraintsDescription: "शब्द खाली हो सकते हैं, 300 अक्षर तक",
      exampleWalkthrough: '"cat" से "cars": t को r, फिर s जोड़ो, 2',
      wrongApproach: "सिर्फ अलग अक्षर गिनना जगह के हिसाब से",
    },
  },
  {
    slug: "first-unique-character",
    who: "understands",
    fields: {
      explanation:
        "position of the 1st char that apears only once in the whole string, -1 when theres none, A and a are diffrent",
      inputOutputDescription: "string in, index out (from 0)",
      constraintsDescription: "can be empty; letters and digits",
      exampleWalkthrough: '"aabcb" -> 3',
      wrongApproach:
        "stopping at the first char that was not seen before, because it can come later again",
    },
  },
  {
    slug: "k-most-frequent",
    who: "understands",
    fields: {
      explanation:
        "count how many times each reading occurs, give the k that occur most, most first. tie: the smaller number first",
      inputOutputDescription: "list + k -> list of k readings",
      constraintsDescription: "k is never more than different readings; negative ok",
      exampleWalkthrough: "readings [5,5,1,1,9], k 2 -> [1,5]",
      wrongApproach: "just sorting numbers",
    },
  },
  {
    slug: "longest-unique-substring",
    who: "understands",
    fields: {
      explanation: "أطول قطعة متصلة من القطار لا تتكرر فيها أي علامة، ونعيد طولها فقط",
      inputOutputDescription: "نص يدخل وعدد يخرج",
      constraintsDescription: "النص قد يكون فارغا، والحروف الكبيرة تختلف عن الصغيرة والفراغ علامة",
      exampleWalkthrough: "abca ⟶ 3",
      wrongApproach: "عد الحروف المختلفة في كل النص، لأنها قد لا تكون متجاورة",
    },
  },
  {
    slug: "merge-accounts",
    who: "understands",
    fields: {
      explanation:
        "Cards that have a mail in common are one shop, also over several cards in a chain. names say nothing. one card per shop comes out, mails sorted no doubles",
      inputOutputDescription: "list of [name, mails...] -> same kind of list",
      constraintsDescription: "1 to 4000 cards, same mail can be on a card twice",
      exampleWalkthrough: '[["A","x@a"],["A","y@a","x@a"]] gives [["A","x@a","y@a"]]',
      wrongApproach: "merge by name",
    },
  },
  {
    slug: "merge-intervals",
    who: "understands",
    fields: {
      explanation:
        "Juntar las reservas que se solapan o que se tocan (misma minuto), y dar la lista limpia por orden de inicio",
      inputOutputDescription: "lista de pares -> lista de pares",
      constraintsDescription: "sin orden; puede estar vacia; inicio <= fin",
      exampleWalkthrough: "intervals [[4,5],[1,2],[2,3]] da [[1,3],[4,5]]",
      wrongApproach: "comparar solo con el vecino en el orden en que llegan",
    },
  },
];
