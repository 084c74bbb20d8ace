import { useState } from "react";
import { hasNews } from "./coach-words.ts";

/** Whether anything was said since the page came, or since it was last looked at. */
export function useNews(words: readonly string[], looking: boolean): boolean {
  const [seen, setSeen] = useState(words);
  const news = hasNews(words, seen);
  if (looking && news) setSeen(words);
  return news && !looking;
}
