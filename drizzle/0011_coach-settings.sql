CREATE TABLE "coach_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"setting" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" text,
	CONSTRAINT "coach_settings_is_one_row" CHECK ("coach_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_settings_changed_by" ON "coach_settings" USING btree ("changed_by");