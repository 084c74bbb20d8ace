import { describe } from "vitest";
import { coachContract } from "../../testing/contracts/coach/coach.contract.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "./authored-coach.ts";

describe("the built-in coach", () => coachContract(() => authoredCoach(fakeRunner())));
