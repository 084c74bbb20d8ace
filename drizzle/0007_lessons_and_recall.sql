CREATE TABLE "deck_cards" (
	"user_id" text NOT NULL,
	"card_id" text NOT NULL,
	"version" integer NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_review_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" double precision NOT NULL,
	"learning_step" integer NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	CONSTRAINT "deck_cards_user_id_card_id_pk" PRIMARY KEY("user_id","card_id"),
	CONSTRAINT "deck_cards_state_is_known" CHECK ("deck_cards"."state" in ('new', 'learning', 'review', 'relearning'))
);
--> statement-breakpoint
CREATE TABLE "recall_reviews" (
	"user_id" text NOT NULL,
	"card_id" text NOT NULL,
	"version" integer NOT NULL,
	"request_id" text NOT NULL,
	"rating" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "recall_reviews_user_id_card_id_version_pk" PRIMARY KEY("user_id","card_id","version"),
	CONSTRAINT "recall_reviews_rating_is_known" CHECK ("recall_reviews"."rating" in ('again', 'hard', 'good', 'easy'))
);
--> statement-breakpoint
CREATE TABLE "unit_events" (
	"user_id" text NOT NULL,
	"unit_type" text NOT NULL,
	"unit_id" text NOT NULL,
	"version" integer NOT NULL,
	"request_id" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "unit_events_user_id_unit_type_unit_id_version_pk" PRIMARY KEY("user_id","unit_type","unit_id","version")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"user_id" text NOT NULL,
	"unit_type" text NOT NULL,
	"unit_id" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"recap_required" boolean NOT NULL,
	"recap_text" text,
	"completed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "units_user_id_unit_type_unit_id_pk" PRIMARY KEY("user_id","unit_type","unit_id"),
	CONSTRAINT "units_type_is_known" CHECK ("units"."unit_type" in ('ConceptBite', 'RecallCheck'))
);
--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_reviews" ADD CONSTRAINT "recall_reviews_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_cards_of_user_by_due" ON "deck_cards" USING btree ("user_id","due_at","card_id");