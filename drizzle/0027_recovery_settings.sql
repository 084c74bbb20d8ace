CREATE TABLE "recovery_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text,
	"setting" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" text,
	CONSTRAINT "recovery_settings_id_is_its_class" CHECK ("recovery_settings"."id" = coalesce("recovery_settings"."class_id", 'site'))
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "when_stuck" text DEFAULT 'offer' NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_settings" ADD CONSTRAINT "recovery_settings_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_settings" ADD CONSTRAINT "recovery_settings_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_settings_of_class" ON "recovery_settings" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "recovery_settings_changed_by" ON "recovery_settings" USING btree ("changed_by");