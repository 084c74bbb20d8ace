CREATE TABLE "attempt_events" (
	"attempt_id" text NOT NULL,
	"version" integer NOT NULL,
	"actor_id" text NOT NULL,
	"request_id" text NOT NULL,
	"type" text NOT NULL,
	"from_place" text,
	"to_place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "attempt_events_attempt_id_version_pk" PRIMARY KEY("attempt_id","version")
);
--> statement-breakpoint
CREATE TABLE "change_sets" (
	"attempt_id" text NOT NULL,
	"position" integer NOT NULL,
	"id" text NOT NULL,
	"parent_change_set_id" text,
	"source" text NOT NULL,
	"applied" boolean NOT NULL,
	"total_stats" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"attempt_version" integer NOT NULL,
	CONSTRAINT "change_sets_attempt_id_position_pk" PRIMARY KEY("attempt_id","position"),
	CONSTRAINT "change_sets_source_is_known" CHECK ("change_sets"."source" in ('learner', 'coach', 'rewind'))
);
--> statement-breakpoint
CREATE TABLE "file_revisions" (
	"attempt_id" text NOT NULL,
	"path" text NOT NULL,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "file_revisions_attempt_id_path_position_pk" PRIMARY KEY("attempt_id","path","position")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"body" json,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "mode" text DEFAULT 'BEGINNER' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "v2_step" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "understand_payload" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "plan_payload" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "verify_payload" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "reflect_payload" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "hint_budget" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "hints_used_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "recap_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "recap_text" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_sets" ADD CONSTRAINT "change_sets_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_revisions" ADD CONSTRAINT "file_revisions_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("leased_until");--> statement-breakpoint
CREATE INDEX "attempts_of_user_and_problem_by_age" ON "attempts" USING btree ("user_id","problem_slug","created_at","id");--> statement-breakpoint
CREATE INDEX "attempts_open_of_user_by_age" ON "attempts" USING btree ("user_id","created_at","id") WHERE "attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_finished_of_user_by_age" ON "attempts" USING btree ("user_id","created_at","id") WHERE "attempts"."finished_at" is not null;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_v2_step_is_known" CHECK ("attempts"."v2_step" in ('UNDERSTAND', 'PLAN', 'IMPLEMENT', 'VERIFY', 'REFLECT', 'COMPLETE'));--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mode_is_known" CHECK ("attempts"."mode" in ('BEGINNER', 'EXPERT'));--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_hints_stay_in_budget" CHECK ("attempts"."hints_used_count" between 0 and coalesce("attempts"."hint_budget", 0));