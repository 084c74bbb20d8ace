import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { ClimbingRoutePicture } from "./ClimbingRoutePicture.tsx";
import { WorkbenchPreview } from "./WorkbenchPreview.tsx";

export function Hero({ demo }: { demo: boolean }) {
  return (
    <section className="flex flex-col gap-10 sm:gap-14">
      <div className="relative lg:pr-80">
        <ClimbingRoutePicture />
        <h1 className="text-display tracking-tight">Get unstuck without being given the answer.</h1>
        <p className="mt-5 max-w-text text-lead text-ink-soft">
          Foothold is a workbench for coding practice. You explain the problem, plan, write the
          code, test it and say what you learned, with a coach at every step that helps you find the
          answer and never gives it away.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink href="/sign-up">Start practising</ButtonLink>
          {demo && (
            <ButtonLink href="/sign-in" variant="secondary">
              Try the demo
            </ButtonLink>
          )}
          <ButtonLink href="/sign-in" variant={demo ? "quiet" : "secondary"}>
            Sign in
          </ButtonLink>
        </div>
      </div>
      <WorkbenchPreview />
    </section>
  );
}
