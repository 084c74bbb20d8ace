const providers: Record<string, string> = {
  "built-in": "Built-in coach",
  gemini: "Gemini",
  ollama: "Ollama",
  guidance: "Remembered guidance",
  instructor: "An instructor",
  none: "Nobody yet",
};

export function providerName(id: string): string {
  return providers[id] ?? id;
}

/** null: none has ended, so there is no rate. */
export function rateText(rate: number | null): string {
  return rate === null ? "–" : `${Math.round(rate * 100)}%`;
}

export function dayText(at: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(at));
}
