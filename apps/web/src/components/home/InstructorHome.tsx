import { Inbox, Users } from "lucide-react";
import { FiveSteps } from "#components/ui/FiveSteps.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { HomeSection } from "./HomeSection.tsx";

export function InstructorHome() {
  return (
    <>
      <HomeSection title="Waiting for you">
        <EmptyState icon={Inbox} title="Nobody is asking for help">
          <p>
            When a learner of yours cannot get on, what they tried and where they stand appears
            here.
          </p>
        </EmptyState>
      </HomeSection>
      <HomeSection title="Your classes">
        <EmptyState icon={Users} title="You have no class yet">
          <p>Classes connect you with learners. They are not part of Foothold yet.</p>
        </EmptyState>
      </HomeSection>
      <HomeSection
        title="What your learners do"
        intro="Every attempt goes through the same five steps."
      >
        <FiveSteps />
      </HomeSection>
    </>
  );
}
