INSERT INTO "attempt_events" ("attempt_id", "version", "actor_id", "request_id", "type", "from_place", "to_place", "at", "details")
SELECT "id", 1, "user_id", 'migration', 'attempt-imported', NULL, "state", now(),
	jsonb_build_object('attempt', jsonb_build_object(
		'id', "id", 'userId', "user_id", 'problemSlug', "problem_slug", 'language', "language",
		'state', "state", 'approach', "approach", 'code', "code", 'testResults', "test_results",
		'recapRequired', false, 'recapText', NULL, 'version', 1,
		'createdAt', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'updatedAt', to_char("updated_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'finishedAt', to_char("finished_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'mode', 'BEGINNER', 'v2Step', NULL, 'understandPayload', NULL, 'planPayload', NULL,
		'verifyPayload', NULL, 'reflectPayload', NULL, 'hintBudget', 0, 'hintsUsedCount', 0))
FROM "attempts";
--> statement-breakpoint
CREATE FUNCTION "attempt_events_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'attempt_events is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "attempt_events_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "attempt_events" FOR EACH STATEMENT EXECUTE FUNCTION "attempt_events_refuse_change"();
