import { FiveSteps } from "#components/shared/attempt/FiveSteps.tsx";
import { ClosingCall } from "./ClosingCall.tsx";
import { Hero } from "./Hero.tsx";
import { StuckActions } from "./StuckActions.tsx";

export function Landing({ demo }: { demo: boolean }) {
  return (
    <div className="flex flex-col gap-20 sm:gap-28">
      <Hero demo={demo} />
      <section aria-labelledby="steps-title">
        <div className="max-w-text lg:-mb-16 lg:max-w-md">
          <h2 id="steps-title" className="text-title-1">
            Five steps, every time
          </h2>
          <p className="mt-3 text-lead text-ink-soft">
            You explain and plan before you write code, and look back once it works.
          </p>
        </div>
        <div className="mt-8 lg:mt-0">
          <FiveSteps />
        </div>
      </section>
      <StuckActions />
      <ClosingCall />
    </div>
  );
}
