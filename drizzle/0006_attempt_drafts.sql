CREATE TABLE "attempt_drafts" (
	"attempt_id" text NOT NULL,
	"field" text NOT NULL,
	"text" text,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_drafts_attempt_id_field_pk" PRIMARY KEY("attempt_id","field")
);
--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;