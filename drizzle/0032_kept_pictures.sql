ALTER TABLE "pictures" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_of_attempt" ON "pictures" USING btree ("attempt_id","path");