/** Focuses the first field of the form that has one of these names. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLElement);
  fields.find((field) => names.includes(field.getAttribute("name") ?? ""))?.focus();
}
