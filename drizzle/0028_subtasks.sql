CREATE TABLE "subtask_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"parent_session_id" text NOT NULL,
	"request" text NOT NULL,
	"shape" text NOT NULL,
	"status" text NOT NULL,
	"granularity" text NOT NULL,
	"is_coachs_choice" boolean NOT NULL,
	"granularity_options" jsonb NOT NULL,
	"strategy" text NOT NULL,
	"execution_order" text NOT NULL,
	"estimated_cost" double precision NOT NULL,
	"estimated_time_ms" integer NOT NULL,
	"files" jsonb NOT NULL,
	"conflicts" jsonb NOT NULL,
	"shared_data" jsonb NOT NULL,
	"step_outputs" jsonb NOT NULL,
	"merge_until" timestamp (3) with time zone,
	"exchange_id" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subtask_plans_status_is_known" CHECK ("subtask_plans"."status" in ('draft', 'running', 'paused', 'deciding', 'completed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "subtasks" (
	"plan_id" text NOT NULL,
	"subtask_id" text NOT NULL,
	"parent_session_id" text NOT NULL,
	"status" text NOT NULL,
	"priority" integer NOT NULL,
	"dependencies" jsonb NOT NULL,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"model" text,
	"work" jsonb NOT NULL,
	"difficulty" text NOT NULL,
	"progress" double precision NOT NULL,
	"tries" integer NOT NULL,
	"spent" jsonb NOT NULL,
	"failure" text,
	"claim" jsonb,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "subtasks_plan_id_subtask_id_pk" PRIMARY KEY("plan_id","subtask_id"),
	CONSTRAINT "subtasks_status_is_known" CHECK ("subtasks"."status" in ('pending', 'running', 'completed', 'failed', 'skipped', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "subtask_plans" ADD CONSTRAINT "subtask_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subtask_plans" ADD CONSTRAINT "subtask_plans_parent_session_id_conversations_id_fk" FOREIGN KEY ("parent_session_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subtasks" ADD CONSTRAINT "subtasks_plan_id_subtask_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subtask_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subtask_plans_of_session" ON "subtask_plans" USING btree ("parent_session_id","created_at");--> statement-breakpoint
CREATE INDEX "subtask_plans_of_user" ON "subtask_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subtask_plans_by_shape" ON "subtask_plans" USING btree ("shape");--> statement-breakpoint
CREATE INDEX "subtask_plans_running" ON "subtask_plans" USING btree ("updated_at") WHERE "subtask_plans"."status" = 'running';