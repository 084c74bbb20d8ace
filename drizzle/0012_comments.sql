CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"author_id" text,
	"place" text NOT NULL,
	"attempt_version" integer NOT NULL,
	"line" integer,
	"line_text" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_attempt_by_age" ON "comments" USING btree ("attempt_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_by_author" ON "comments" USING btree ("author_id");