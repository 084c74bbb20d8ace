import { describe } from "vitest";
import { coachContract } from "../../testing/contracts/coach.contract.ts";
import { fakeRunner } from "../../testing/fake-runner.ts";
import { authoredCoach } from "./authored-coach.ts";

describe("the built-in coach", () => coachContract(() => authoredCoach(fakeRunner())));
