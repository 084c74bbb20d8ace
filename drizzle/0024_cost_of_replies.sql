ALTER TABLE "coach_replies" ADD COLUMN "cost" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coach_replies_by_time" ON "coach_replies" USING btree ("at");