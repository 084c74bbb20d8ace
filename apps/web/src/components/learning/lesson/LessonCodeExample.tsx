"use client";

import type { LessonCode } from "@foothold/core/learning";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { useState } from "react";
import { languageOptions } from "#components/shared/attempt/language-names.ts";
import { ColouredCode } from "#components/ui/code/ColouredCode.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";

type Props = { code: LessonCode; usualLanguage: Language };

/** A small program of a lesson in the language of one's choice, with what a call of it gives. */
export function LessonCodeExample({ code, usualLanguage }: Props) {
  const [language, setLanguage] = useState(usualLanguage);
  const name = language === "python" ? (code.pythonName ?? code.name) : code.name;
  const given = code.args.map((value) => valueTextIn(language, value)).join(", ");
  return (
    <div className="mt-5 flex flex-col gap-3">
      <div className="max-w-48">
        <SelectField
          label="Language of the code"
          labelHidden
          name={`code-${code.name}`}
          options={languageOptions}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <ColouredCode code={code[language].trimEnd()} language={language} label="Code" />
      <p className="text-small wrap-anywhere">
        <code className="font-mono">{`${name}(${given})`}</code>
        {" gives "}
        <code className="font-mono">{valueTextIn(language, code.gives)}</code>
      </p>
    </div>
  );
}
