CREATE FUNCTION "learning_history_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "unit_events_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "unit_events" FOR EACH STATEMENT EXECUTE FUNCTION "learning_history_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "recall_reviews_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "recall_reviews" FOR EACH STATEMENT EXECUTE FUNCTION "learning_history_refuse_change"();
