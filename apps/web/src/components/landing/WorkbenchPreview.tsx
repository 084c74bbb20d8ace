import { PreviewCoach } from "./PreviewCoach.tsx";
import { PreviewCode } from "./PreviewCode.tsx";
import { PreviewProblem } from "./PreviewProblem.tsx";
import { PreviewStepper } from "./PreviewStepper.tsx";

const description =
  "The workbench: five steps along the top with Implement as the present one, the problem on the left, code with one failing test in the middle, and the coach on the right asking a question instead of giving the answer.";

/** A drawing of the workbench. To a screen reader it is one picture with a description. */
export function WorkbenchPreview() {
  return (
    <div
      role="img"
      aria-label={description}
      className="overflow-hidden rounded-large border border-line bg-surface text-left shadow-high select-none"
    >
      <PreviewStepper />
      <div className="grid lg:grid-cols-[14rem_1fr_17rem]">
        <PreviewProblem />
        <PreviewCode />
        <PreviewCoach />
      </div>
    </div>
  );
}
