export function Footer() {
  return (
    <footer className="border-t border-line">
      <p className="mx-auto max-w-page px-4 py-6 text-small text-ink-soft sm:px-6">
        Foothold. Practise, get unstuck, keep what you learned.
      </p>
    </footer>
  );
}
