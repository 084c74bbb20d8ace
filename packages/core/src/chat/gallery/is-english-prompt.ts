/** Prompts are lists of things with little grammar, so their own words say whether they are English. */
const LEAST_SHARE = 0.4;

const promptWords = new Set(
  `a an the and or of in on at by with without under over above below behind beside between near from to into through
  around against inside outside across along up down out for as is are that which using showing featuring wearing
  holding standing sitting lying flying made one two three four five six several many few some every
  red orange yellow green blue purple violet pink brown black white grey gray gold golden silver dark light bright
  pale soft warm cold cool color colors colour colours coloured colorful colourful
  small large big huge tiny tall short long wide narrow thin thick round flat square old new young modern simple clean
  bold friendly quiet calm empty full open closed minimal minimalist stylized realistic abstract detailed rounded
  icon logo image picture pictures drawing painting illustration sketch photo photograph poster cartoon watercolor
  watercolour pencil paper style background scene view line lines shape shapes outline outlines gradient texture
  design shadow light night day morning evening sunset sunrise winter summer spring autumn
  sky sea river lake mountain forest tree trees flower garden city street house bridge road beach island field
  boat ship train car box boxes shelf table chair door window tower castle lighthouse harbour harbor
  cat dog bird fish horse robot person people child children man woman hand face animal
  app mobile phone screen gear bubble chat star circle arrow lightning bolt node nodes network`.split(
    /\s+/,
  ),
);

/** Whether a prompt is written in English, as far as the usual words of such prompts tell. */
export function isEnglishPrompt(prompt: string): boolean {
  const words = prompt.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const known = words.filter((word) => promptWords.has(word)).length;
  return words.length > 0 && known >= words.length * LEAST_SHARE;
}
