ALTER TABLE "pictures" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "path" text;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_of_attempt" ON "pictures" USING btree ("attempt_id","path");