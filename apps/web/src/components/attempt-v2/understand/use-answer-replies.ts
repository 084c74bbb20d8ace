"use client";

import type { AiAssessment } from "@foothold/core/attempt";
import { useState } from "react";
import { answerReply } from "./answer-reply.ts";

/** The coach's replies to answered questions, by question. */
export function useAnswerReplies(assessment: AiAssessment | null | undefined) {
  const [replies, setReplies] = useState<Readonly<Record<string, string>>>({});
  return {
    replyTo: (question: string): string | undefined => replies[question],
    onAnswered: (question: string) => (after: AiAssessment) => {
      const reply = answerReply(assessment ?? { strengths: [] }, after);
      setReplies((before) => ({ ...before, [question]: reply }));
    },
  };
}
