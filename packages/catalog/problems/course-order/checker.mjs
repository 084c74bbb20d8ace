export function check([count, needs], expected, actual) {
  if (!Array.isArray(actual)) return "The answer has to be a list.";
  if (expected.length === 0) {
    return actual.length === 0 || "No order keeps all rules, so the list has to be empty.";
  }
  if (actual.length === 0) return "An order exists, but the list is empty.";
  const placeOf = new Map(actual.map((course, place) => [course, place]));
  for (const course of actual) {
    if (!Number.isInteger(course) || course < 0 || course >= count) {
      return "The list holds something that is not a course.";
    }
  }
  if (placeOf.size < actual.length) return "A course stands in the list more than once.";
  if (placeOf.size < count) return "A course is missing from the list.";
  const kept = needs.every(([course, first]) => placeOf.get(first) < placeOf.get(course));
  return kept || "A course stands before a course that it needs first.";
}
