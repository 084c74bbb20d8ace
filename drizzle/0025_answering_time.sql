ALTER TABLE "escalations" ADD COLUMN "claimed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "instructor_answers" ADD COLUMN "answering_ms" integer;