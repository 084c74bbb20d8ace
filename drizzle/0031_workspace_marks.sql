ALTER TABLE "change_sets" ADD COLUMN "undoes_change_set_id" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "settled_commands" jsonb DEFAULT '[]'::jsonb NOT NULL;