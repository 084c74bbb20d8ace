CREATE TABLE "command_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"exchange_id" text NOT NULL,
	"status" text NOT NULL,
	"chained" integer NOT NULL,
	"commands" jsonb NOT NULL,
	"verdict" jsonb,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "cli_whitelist" jsonb;--> statement-breakpoint
ALTER TABLE "command_batches" ADD CONSTRAINT "command_batches_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "command_batches_of_conversation_by_age" ON "command_batches" USING btree ("conversation_id","created_at");