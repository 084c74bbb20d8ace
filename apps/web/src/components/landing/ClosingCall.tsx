import { ButtonLink } from "#components/ui/ButtonLink.tsx";

export function ClosingCall() {
  return (
    <section
      aria-labelledby="start-title"
      className="flex flex-col items-start gap-5 rounded-large border border-accent-line bg-accent-soft p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="max-w-text">
        <h2 id="start-title" className="text-title-2">
          Nothing to install, no key to buy
        </h2>
        <p className="mt-2 text-ink-soft">
          The built-in coach knows every problem and works offline. JavaScript, TypeScript and
          Python run in a sandbox.
        </p>
      </div>
      <ButtonLink href="/sign-up">Create an account</ButtonLink>
    </section>
  );
}
