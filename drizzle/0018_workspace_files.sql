CREATE TABLE "workspace_files" (
	"attempt_id" text NOT NULL,
	"path" text NOT NULL,
	"content" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_files_attempt_id_path_pk" PRIMARY KEY("attempt_id","path")
);
--> statement-breakpoint
ALTER TABLE "change_sets" DROP CONSTRAINT "change_sets_source_is_known";--> statement-breakpoint
ALTER TABLE "change_sets" ADD COLUMN "exchange_id" text;--> statement-breakpoint
ALTER TABLE "workspace_files" ADD CONSTRAINT "workspace_files_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_sets" ADD CONSTRAINT "change_sets_source_is_known" CHECK ("change_sets"."source" in ('learner', 'coach', 'command', 'rewind'));