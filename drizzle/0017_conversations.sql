CREATE TABLE "chat_bugs" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"exchange_id" text NOT NULL,
	"type" text NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"unit_type" text NOT NULL,
	"unit_id" text NOT NULL,
	"parent_id" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"folded_through" integer NOT NULL,
	"todos" jsonb NOT NULL,
	"exchange_count" integer NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cost" double precision NOT NULL,
	"context_used" integer NOT NULL,
	"context_limit" integer NOT NULL,
	"stored_bytes" bigint NOT NULL,
	"offer" jsonb,
	"past_offers" jsonb NOT NULL,
	"auto_continued" integer NOT NULL,
	"is_closed" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"retry_of" text,
	"references" jsonb NOT NULL,
	"reply" jsonb NOT NULL,
	"raw_text" text DEFAULT '' NOT NULL,
	"topic" text,
	"answered_by" jsonb,
	"is_fallback" boolean NOT NULL,
	"fallback_reason" text,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" double precision NOT NULL,
	"verdict" text,
	"recovery" jsonb,
	"is_accepted" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"first_words_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchanges_status_is_known" CHECK ("exchanges"."status" in ('pending', 'streaming', 'complete', 'recovered', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "chat_bugs" ADD CONSTRAINT "chat_bugs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_bugs" ADD CONSTRAINT "chat_bugs_exchange_id_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."exchanges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_parent_id_conversations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_bugs_of_conversation" ON "chat_bugs" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "chat_bugs_of_exchange" ON "chat_bugs" USING btree ("exchange_id");--> statement-breakpoint
CREATE INDEX "chat_bugs_by_age" ON "chat_bugs" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_unit_by_age" ON "conversations" USING btree ("user_id","unit_type","unit_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_of_user_by_use" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_of_parent" ON "conversations" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_by_position" ON "exchanges" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_by_key" ON "exchanges" USING btree ("conversation_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_unfinished" ON "exchanges" USING btree ("conversation_id") WHERE "exchanges"."status" in ('pending', 'streaming');--> statement-breakpoint
CREATE INDEX "exchanges_unfinished_by_touch" ON "exchanges" USING btree ("touched_at") WHERE "exchanges"."status" in ('pending', 'streaming');