"use client";

import type { Language } from "@foothold/core/runs";
import { languageNames, languages } from "#components/shared/attempt/language-names.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

type Props = { value: Language; onChoose: (language: Language) => void };

export function LanguageChoice({ value, onChoose }: Props) {
  const ready = useHydrated();
  return (
    <fieldset>
      <legend className="text-small font-semibold">Language</legend>
      <div className="mt-1.5 grid grid-cols-3 gap-1 rounded-middle bg-sunken p-1">
        {languages.map((language) => (
          <label
            key={language}
            className="relative flex min-h-10 items-center justify-center rounded-small px-1 text-small font-medium text-ink-soft hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-accent has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="language"
              value={language}
              disabled={!ready}
              checked={value === language}
              onChange={() => onChoose(language)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {languageNames[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
