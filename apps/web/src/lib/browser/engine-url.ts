/** The address of this version's engines, with a slash at the end. */
export async function engineUrl(): Promise<string> {
  const answer = await fetch("/runner/version");
  if (!answer.ok) throw new Error(`The engines could not be fetched (${answer.status}).`);
  return `${location.origin}/runner/${await answer.text()}/`;
}
