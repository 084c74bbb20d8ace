CREATE TABLE "episodes" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"problem_slug" text NOT NULL,
	"trigger" text NOT NULL,
	"reason" text,
	"situation" text NOT NULL,
	"detected_version" integer NOT NULL,
	"detected_at" timestamp (3) with time zone NOT NULL,
	"recovery_id" text,
	"helps" jsonb NOT NULL,
	"outcome" text,
	"resolved_by" jsonb,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "episodes_outcome_is_known" CHECK ("episodes"."outcome" in ('recovered-alone', 'recovered-with-help', 'dismissed', 'abandoned', 'escalated'))
);
--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "episodes_open_of_attempt" ON "episodes" USING btree ("attempt_id") WHERE "episodes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "episodes_of_attempt" ON "episodes" USING btree ("attempt_id","detected_at");--> statement-breakpoint
CREATE INDEX "episodes_by_age" ON "episodes" USING btree ("detected_at");--> statement-breakpoint
CREATE INDEX "episodes_of_user" ON "episodes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "episodes_of_recovery" ON "episodes" USING btree ("recovery_id");--> statement-breakpoint
-- by hand: every recovery so far was an episode. Times somebody was stuck and took up nothing were not stored.
INSERT INTO "episodes" ("id", "attempt_id", "user_id", "problem_slug", "trigger", "reason", "situation",
	"detected_version", "detected_at", "recovery_id", "helps", "outcome", "resolved_by", "ended_at")
SELECT r."id", r."attempt_id", r."user_id", r."problem_slug", r."trigger", r."reason", r."situation",
	GREATEST(1, r."shown_version"), r."created_at", r."id", '[]'::jsonb,
	CASE
		WHEN r."ended_at" IS NULL THEN NULL
		WHEN r."status" = 'recovered' AND r."stage" IS NOT NULL THEN 'recovered-with-help'
		WHEN r."status" = 'recovered' THEN 'recovered-alone'
		WHEN r."status" = 'stopped' THEN 'dismissed'
		WHEN EXISTS (SELECT 1 FROM "escalations" call WHERE call."recovery_id" = r."id") THEN 'escalated'
		ELSE 'abandoned'
	END,
	CASE WHEN r."status" = 'recovered' AND r."stage" IS NOT NULL THEN jsonb_build_object(
		'help', r."stage",
		'provider', (SELECT CASE WHEN step."is_fallback" THEN 'built-in' ELSE step."voice" ->> 'provider' END
			FROM "recovery_steps" step
			WHERE step."recovery_id" = r."id" AND step."shown" AND step."stage" = r."stage"
			ORDER BY step."position" DESC, step."key" LIMIT 1))
	END,
	r."ended_at"
FROM "recoveries" r;
