"use client";

import type { BrowseProblems, PatternLink } from "@foothold/core/catalog";
import { Search } from "lucide-react";
import Form from "next/form";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useFieldsFromUrl } from "#components/ui/form/use-fields-from-url.ts";
import { stateWords } from "../state-words.ts";
import { FilterSelect } from "./FilterSelect.tsx";

type Props = { asked: BrowseProblems; patterns: readonly PatternLink[] };

const rungs = [1, 2, 3, 4, 5].map((rung) => ({ value: `${rung}`, label: `Rung ${rung}` }));
const states = Object.entries(stateWords).map(([value, label]) => ({ value, label }));

/** Puts the filters into the address. Without script it is a plain form that does the same. */
export function ProblemFilters({ asked, patterns }: Props) {
  const { search = "", pattern = "", rung = "", state = "" } = asked;
  const form = useFieldsFromUrl({ search, pattern, rung: `${rung}`, state });
  return (
    <Form
      ref={form}
      action="/problems"
      scroll={false}
      role="search"
      aria-label="Problems"
      className="mb-8 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_9rem_10rem_auto]"
    >
      <div className="col-span-2 lg:col-span-1">
        <TextField
          label="Search"
          name="search"
          placeholder="Title, pattern or a word of the task"
          type="search"
          maxLength={100}
          defaultValue={search}
        />
      </div>
      <div className="col-span-2 sm:col-span-1">
        <FilterSelect
          label="Pattern"
          name="pattern"
          value={pattern}
          any="Any pattern"
          options={patterns.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <FilterSelect label="Rung" name="rung" value={`${rung}`} any="Any rung" options={rungs} />
      <FilterSelect label="State" name="state" value={state} any="Any state" options={states} />
      <button
        type="submit"
        className={buttonClasses("secondary", "middle", "col-span-2 sm:col-span-1")}
      >
        <Search aria-hidden="true" className="size-4" />
        Search
      </button>
    </Form>
  );
}
