CREATE FUNCTION "refuse_change_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('foothold.erased_person', true) <> '' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
-- Which column leads to the owner is the trigger's argument: user_id, or attempt_id by way of the attempt.
CREATE FUNCTION "refuse_erasing_others"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
	IF TG_ARGV[0] = 'attempt_id' THEN
		SELECT "user_id" INTO owner FROM "attempts" WHERE "id" = owner;
	END IF;
	IF owner = current_setting('foothold.erased_person', true) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only: only rows of the person being erased may go', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
DROP TRIGGER "attempt_events_are_append_only" ON "attempt_events";
--> statement-breakpoint
DROP FUNCTION "attempt_events_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "attempt_events_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "attempt_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_but_erasure"();
--> statement-breakpoint
CREATE TRIGGER "attempt_events_go_with_their_owner" BEFORE DELETE ON "attempt_events" FOR EACH ROW EXECUTE FUNCTION "refuse_erasing_others"('attempt_id');
--> statement-breakpoint
DROP TRIGGER "unit_events_are_append_only" ON "unit_events";
--> statement-breakpoint
DROP TRIGGER "recall_reviews_are_append_only" ON "recall_reviews";
--> statement-breakpoint
DROP FUNCTION "learning_history_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "unit_events_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "unit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_but_erasure"();
--> statement-breakpoint
CREATE TRIGGER "unit_events_go_with_their_owner" BEFORE DELETE ON "unit_events" FOR EACH ROW EXECUTE FUNCTION "refuse_erasing_others"('user_id');
--> statement-breakpoint
CREATE TRIGGER "recall_reviews_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "recall_reviews" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_but_erasure"();
--> statement-breakpoint
CREATE TRIGGER "recall_reviews_go_with_their_owner" BEFORE DELETE ON "recall_reviews" FOR EACH ROW EXECUTE FUNCTION "refuse_erasing_others"('user_id');
