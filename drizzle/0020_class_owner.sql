ALTER TABLE "classes" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classes_of_owner" ON "classes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "classes_by_age" ON "classes" USING btree ("created_at","id");
--> statement-breakpoint
-- by hand: who made a class joined it first.
UPDATE "classes" SET "owner_id" = (
	SELECT "user_id" FROM "class_members"
	WHERE "class_members"."class_id" = "classes"."id" AND "role" = 'instructor'
	ORDER BY "joined_at", "user_id" LIMIT 1);
