CREATE TABLE "class_members" (
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_members_class_id_user_id_pk" PRIMARY KEY("class_id","user_id"),
	CONSTRAINT "class_members_role_is_known" CHECK ("class_members"."role" in ('learner', 'instructor'))
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"join_code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classes_join_code_unique" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "escalations" (
	"id" text PRIMARY KEY NOT NULL,
	"recovery_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"problem_slug" text NOT NULL,
	"language" text NOT NULL,
	"place" text NOT NULL,
	"goal" text NOT NULL,
	"message" text NOT NULL,
	"code" text NOT NULL,
	"reason" text,
	"situation" jsonb NOT NULL,
	"tried" jsonb NOT NULL,
	"failing_test" jsonb,
	"trace" jsonb,
	"stuck_iterations" integer NOT NULL,
	"status" text NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"urgent_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "escalations_recovery_id_unique" UNIQUE("recovery_id"),
	CONSTRAINT "escalations_status_is_known" CHECK ("escalations"."status" in ('open', 'answered', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"attempt_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "guidance" (
	"id" text PRIMARY KEY NOT NULL,
	"problem_slug" text NOT NULL,
	"situation" jsonb NOT NULL,
	"option" text NOT NULL,
	"words" text NOT NULL,
	"steps" jsonb NOT NULL,
	"variants" jsonb NOT NULL,
	"status" text NOT NULL,
	"helped" integer NOT NULL,
	"not_helped" integer NOT NULL,
	"author_id" text,
	"first_learner_id" text,
	"retired_reason" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guidance_status_is_known" CHECK ("guidance"."status" in ('draft', 'verified', 'retired'))
);
--> statement-breakpoint
CREATE TABLE "guidance_uses" (
	"guidance_id" text NOT NULL,
	"recovery_id" text NOT NULL,
	"user_id" text NOT NULL,
	"similarity" double precision NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "guidance_uses_guidance_id_recovery_id_pk" PRIMARY KEY("guidance_id","recovery_id"),
	CONSTRAINT "guidance_uses_outcome_is_known" CHECK ("guidance_uses"."outcome" in ('pending', 'helped', 'not-helped'))
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text NOT NULL,
	"problem_slug" text NOT NULL,
	"patterns" jsonb NOT NULL,
	"trigger" text NOT NULL,
	"reason" text,
	"situation" text NOT NULL,
	"goal" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"shown_version" integer NOT NULL,
	"iterations" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recoveries_status_is_known" CHECK ("recoveries"."status" in ('running', 'waiting', 'awaiting-human', 'recovered', 'stopped', 'exhausted'))
);
--> statement-breakpoint
CREATE TABLE "recovery_steps" (
	"recovery_id" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"stage" text NOT NULL,
	"strategy" text NOT NULL,
	"round" integer NOT NULL,
	"voice" jsonb,
	"status" text NOT NULL,
	"text" text,
	"score" double precision,
	"is_fallback" boolean NOT NULL,
	"shown" boolean NOT NULL,
	"outcome" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_steps_recovery_id_key_pk" PRIMARY KEY("recovery_id","key"),
	CONSTRAINT "recovery_steps_status_is_known" CHECK ("recovery_steps"."status" in ('begun', 'done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "stuck_trail" jsonb;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalations" ADD CONSTRAINT "escalations_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalations" ADD CONSTRAINT "escalations_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalations" ADD CONSTRAINT "escalations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escalations" ADD CONSTRAINT "escalations_claimed_by_user_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance" ADD CONSTRAINT "guidance_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance" ADD CONSTRAINT "guidance_first_learner_id_user_id_fk" FOREIGN KEY ("first_learner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_uses" ADD CONSTRAINT "guidance_uses_guidance_id_guidance_id_fk" FOREIGN KEY ("guidance_id") REFERENCES "public"."guidance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_uses" ADD CONSTRAINT "guidance_uses_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_uses" ADD CONSTRAINT "guidance_uses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_steps" ADD CONSTRAINT "recovery_steps_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_members_of_user" ON "class_members" USING btree ("user_id","role");--> statement-breakpoint
CREATE INDEX "escalations_of_user_by_urgency" ON "escalations" USING btree ("user_id","status","urgent_since","id");--> statement-breakpoint
CREATE INDEX "escalations_by_urgency" ON "escalations" USING btree ("status","urgent_since","id");--> statement-breakpoint
CREATE INDEX "escalations_of_attempt" ON "escalations" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "escalations_claimed_by" ON "escalations" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "notifications_of_user_by_age" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_attempt" ON "notifications" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "guidance_of_problem" ON "guidance" USING btree ("problem_slug","updated_at");--> statement-breakpoint
CREATE INDEX "guidance_by_age" ON "guidance" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "guidance_by_author" ON "guidance" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "guidance_by_first_learner" ON "guidance" USING btree ("first_learner_id");--> statement-breakpoint
CREATE INDEX "guidance_uses_of_recovery" ON "guidance_uses" USING btree ("recovery_id");--> statement-breakpoint
CREATE INDEX "guidance_uses_of_user" ON "guidance_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_open_of_attempt" ON "recoveries" USING btree ("attempt_id") WHERE "recoveries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "recoveries_of_attempt_by_age" ON "recoveries" USING btree ("attempt_id","created_at");--> statement-breakpoint
CREATE INDEX "recoveries_open_by_status" ON "recoveries" USING btree ("status") WHERE "recoveries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "recoveries_by_age" ON "recoveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recoveries_of_user" ON "recoveries" USING btree ("user_id");