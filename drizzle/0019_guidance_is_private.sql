CREATE TABLE "guidance_versions" (
	"guidance_id" text NOT NULL,
	"version" integer NOT NULL,
	"words" text NOT NULL,
	"steps" jsonb NOT NULL,
	"status" text NOT NULL,
	"scope" text NOT NULL,
	"change" text NOT NULL,
	"changed_by" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guidance_versions_guidance_id_version_pk" PRIMARY KEY("guidance_id","version")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "rights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guidance" ADD COLUMN "scope" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "guidance" ADD COLUMN "class_id" text;--> statement-breakpoint
ALTER TABLE "guidance" ADD COLUMN "words_by" text;--> statement-breakpoint
ALTER TABLE "guidance" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "guidance_versions" ADD CONSTRAINT "guidance_versions_guidance_id_guidance_id_fk" FOREIGN KEY ("guidance_id") REFERENCES "public"."guidance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_versions" ADD CONSTRAINT "guidance_versions_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guidance_versions_by_changer" ON "guidance_versions" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "guidance" ADD CONSTRAINT "guidance_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance" ADD CONSTRAINT "guidance_words_by_user_id_fk" FOREIGN KEY ("words_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance" ADD CONSTRAINT "guidance_verified_by_user_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guidance_of_class" ON "guidance" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "guidance_words_by" ON "guidance" USING btree ("words_by");--> statement-breakpoint
CREATE INDEX "guidance_verified_by" ON "guidance" USING btree ("verified_by");--> statement-breakpoint
ALTER TABLE "guidance" ADD CONSTRAINT "guidance_scope_is_known" CHECK ("guidance"."scope" in ('private', 'class', 'everyone'));
--> statement-breakpoint
-- by hand: a note whose author is gone can be read and shared by nobody any more.
DELETE FROM "guidance" WHERE "author_id" IS NULL;--> statement-breakpoint
UPDATE "guidance" SET "words_by" = "author_id";--> statement-breakpoint
-- What was written to one learner is taken back from the pages of others.
UPDATE "recovery_steps" AS step SET "text" = 'This note was taken back.'
FROM "recoveries"
WHERE step."stage" = 'guidance' AND step."text" IS NOT NULL AND "recoveries"."id" = step."recovery_id"
	AND NOT EXISTS (SELECT 1 FROM "guidance"
		WHERE "guidance"."id" = step."strategy" AND "guidance"."first_learner_id" = "recoveries"."user_id");--> statement-breakpoint
UPDATE "escalations" SET "tried" = (
	SELECT jsonb_agg(CASE
		WHEN each.tried ->> 'stage' = 'guidance' AND NOT EXISTS (SELECT 1 FROM "guidance"
			WHERE "guidance"."id" = each.tried ->> 'strategy' AND "guidance"."first_learner_id" = "escalations"."user_id")
		THEN jsonb_set(each.tried, '{text}', to_jsonb('This note was taken back.'::text))
		ELSE each.tried END ORDER BY each.position)
	FROM jsonb_array_elements("escalations"."tried") WITH ORDINALITY AS each(tried, position))
WHERE "tried" @> '[{"stage": "guidance"}]';
