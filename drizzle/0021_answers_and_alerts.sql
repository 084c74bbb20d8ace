CREATE TABLE "instructor_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"escalation_id" text NOT NULL,
	"recovery_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"class_id" text,
	"option" text NOT NULL,
	"text" text NOT NULL,
	"steps" jsonb NOT NULL,
	"ticked_steps" jsonb NOT NULL,
	"suggested_problem" text,
	"guidance_id" text,
	"waited_ms" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "severity" text DEFAULT 'INFO' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "escalation_id" text;--> statement-breakpoint
ALTER TABLE "instructor_answers" ADD CONSTRAINT "instructor_answers_escalation_id_escalations_id_fk" FOREIGN KEY ("escalation_id") REFERENCES "public"."escalations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_answers" ADD CONSTRAINT "instructor_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_answers" ADD CONSTRAINT "instructor_answers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_answers" ADD CONSTRAINT "instructor_answers_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructor_answers" ADD CONSTRAINT "instructor_answers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instructor_answers_of_attempt" ON "instructor_answers" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "instructor_answers_of_escalation" ON "instructor_answers" USING btree ("escalation_id");--> statement-breakpoint
CREATE INDEX "instructor_answers_of_user" ON "instructor_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "instructor_answers_by_author" ON "instructor_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "instructor_answers_of_class" ON "instructor_answers" USING btree ("class_id","at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_escalation_id_escalations_id_fk" FOREIGN KEY ("escalation_id") REFERENCES "public"."escalations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_escalation" ON "notifications" USING btree ("escalation_id");
--> statement-breakpoint
-- by hand: answers from before are kept with their attempts, for the class in which they were given.
UPDATE "escalations" SET "answer" = "answer" || jsonb_build_object(
	'id', "escalations"."id" || '-answer',
	'suggestedProblem', NULL,
	'classId', (
		SELECT pupil."class_id" FROM "class_members" AS pupil
		JOIN "class_members" AS teacher ON teacher."class_id" = pupil."class_id" AND teacher."role" = 'instructor'
		WHERE pupil."user_id" = "escalations"."user_id" AND pupil."role" = 'learner'
			AND teacher."user_id" = "escalations"."answer" ->> 'answeredBy'
		ORDER BY pupil."joined_at", pupil."class_id" LIMIT 1))
WHERE jsonb_typeof("answer") = 'object';--> statement-breakpoint
INSERT INTO "instructor_answers" ("id", "escalation_id", "recovery_id", "attempt_id", "user_id", "author_id", "class_id",
	"option", "text", "steps", "ticked_steps", "guidance_id", "waited_ms", "at")
SELECT "answer" ->> 'id', "id", "recovery_id", "attempt_id", "user_id",
	(SELECT "user"."id" FROM "user" WHERE "user"."id" = "answer" ->> 'answeredBy'), "answer" ->> 'classId',
	"answer" ->> 'option', "answer" ->> 'text', "answer" -> 'steps', '[]', "answer" ->> 'guidanceId',
	greatest(0, least(2000000000, extract(epoch FROM ("answer" ->> 'at')::timestamptz - "created_at") * 1000))::integer,
	("answer" ->> 'at')::timestamptz
FROM "escalations" WHERE jsonb_typeof("answer") = 'object';--> statement-breakpoint
-- Of answers to a question that was asked again only the words are known.
INSERT INTO "instructor_answers" ("id", "escalation_id", "recovery_id", "attempt_id", "user_id", "class_id",
	"option", "text", "steps", "ticked_steps", "waited_ms", "at")
SELECT "escalations"."id" || '-' || step."key", "escalations"."id", step."recovery_id", "escalations"."attempt_id", "escalations"."user_id",
	(SELECT "class_id" FROM "class_members" AS pupil
		WHERE pupil."user_id" = "escalations"."user_id" AND pupil."role" = 'learner'
		ORDER BY pupil."joined_at", pupil."class_id" LIMIT 1),
	'free-text', step."text", '[]', '[]',
	greatest(0, least(2000000000, extract(epoch FROM step."done_at" - step."begun_at") * 1000))::integer, step."done_at"
FROM "recovery_steps" AS step JOIN "escalations" ON "escalations"."recovery_id" = step."recovery_id"
WHERE step."stage" = 'human' AND step."text" IS NOT NULL AND step."done_at" IS NOT NULL
	AND step."text" IS DISTINCT FROM ("escalations"."answer" ->> 'text');
