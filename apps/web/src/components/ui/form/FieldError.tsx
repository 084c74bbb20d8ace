/** The error of a group of fields; renders nothing when there is none. */
export function FieldError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p role="alert" className="mt-2 text-small text-danger">
      {error}
    </p>
  );
}
