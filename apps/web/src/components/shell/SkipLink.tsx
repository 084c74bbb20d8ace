export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-middle bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      Skip to the content
    </a>
  );
}
