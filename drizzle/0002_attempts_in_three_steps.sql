CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"problem_slug" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'APPROACH' NOT NULL,
	"approach" text,
	"code" text NOT NULL,
	"test_results" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "attempts_state_is_known" CHECK ("attempts"."state" in ('APPROACH', 'CODE', 'TEST', 'DONE'))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_of_user_by_age" ON "attempts" USING btree ("user_id","created_at","id");