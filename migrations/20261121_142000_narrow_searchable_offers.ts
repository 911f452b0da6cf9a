import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // PostgreSQL keeps beside the table what makes a row longer than 2 kB. With eight bytes a number the
  // words of a usual offer do; what a search reads then fits in a tenth of the pages.
  await db.execute(`
    ALTER TABLE offer_words ALTER id TYPE bigint;
    ALTER TABLE searchable_offers RESET (toast_tuple_target);
    ALTER TABLE searchable_offers
      ALTER word_ids TYPE bigint[], ALTER word_ids SET STORAGE EXTERNAL;`)

  // Each choice of filters is one entry of the index, such as ' LOCATION PARIS CONTRACT CDI'. The text
  // is taken apart once a save, not once for the new words and once more for all of them.
  await db.execute(`
    CREATE OR REPLACE FUNCTION offer_words_of(offer job_offers)
      RETURNS SETOF text LANGUAGE sql STABLE AS $$
      WITH words AS (
        SELECT DISTINCT left(regexp_split_to_table(offer.search_text, '\\s+'), 200) AS word
      )
      SELECT word FROM words WHERE word <> ''
      UNION
      SELECT ' ' || substr(word, start, length)
      FROM words, generate_series(1, 2) length, generate_series(1, char_length(word) + 1 - length) start
      UNION
      SELECT upper(concat(category, location, contract, experience))
      FROM unnest(ARRAY['', ' category ' || offer.category]) category,
        unnest(ARRAY['', ' location ' || offer.location]) location,
        unnest(ARRAY['', ' contract ' || offer.contract]) contract,
        unnest(ARRAY['', ' experience ' || offer.experience]) experience
      WHERE concat(category, location, contract, experience) <> ''
    $$;

    CREATE OR REPLACE FUNCTION keep_searchable_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      words text[];
    BEGIN
      DELETE FROM searchable_offers WHERE id = NEW.id;
      IF NEW.is_active THEN
        words := ARRAY(SELECT offer_words_of(NEW));
        -- In one order, so that two offers saved at once never wait for each other.
        INSERT INTO offer_words (word)
          SELECT entry FROM unnest(words) entry
          WHERE NOT EXISTS (SELECT FROM offer_words WHERE word = entry)
          ORDER BY entry
          ON CONFLICT DO NOTHING;
        INSERT INTO searchable_offers
          SELECT NEW.id, NEW.published_date, coalesce(NEW.title_search_text, ''), NEW.category,
            NEW.location, NEW.contract, NEW.experience,
            ARRAY(SELECT id FROM offer_words WHERE word = ANY (words));
      END IF;
      RETURN NULL;
    END $$;

    UPDATE job_offers SET id = id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    CREATE OR REPLACE FUNCTION offer_words_of(offer job_offers)
      RETURNS SETOF text LANGUAGE sql STABLE AS $$
      WITH words AS (
        SELECT DISTINCT left(regexp_split_to_table(offer.search_text, '\\s+'), 200) AS word
      )
      SELECT word FROM words WHERE word <> ''
      UNION
      SELECT ' ' || substr(word, start, length)
      FROM words, generate_series(1, 2) length, generate_series(1, char_length(word) + 1 - length) start
      UNION
      SELECT ' ' || upper(filter) FROM unnest(ARRAY['category ' || offer.category,
        'location ' || offer.location, 'contract ' || offer.contract,
        'experience ' || offer.experience]) filter
    $$;

    CREATE OR REPLACE FUNCTION keep_searchable_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM searchable_offers WHERE id = NEW.id;
      IF NEW.is_active THEN
        INSERT INTO offer_words (word)
          SELECT word FROM offer_words_of(NEW) entry(word)
          WHERE NOT EXISTS (SELECT FROM offer_words WHERE offer_words.word = entry.word)
          ORDER BY word
          ON CONFLICT DO NOTHING;
        INSERT INTO searchable_offers
          SELECT NEW.id, NEW.published_date, coalesce(NEW.title_search_text, ''), NEW.category,
            NEW.location, NEW.contract, NEW.experience,
            ARRAY(SELECT id FROM offer_words JOIN offer_words_of(NEW) entry(word) USING (word));
      END IF;
      RETURN NULL;
    END $$;

    ALTER TABLE searchable_offers ALTER word_ids TYPE integer[];
    ALTER TABLE searchable_offers ALTER word_ids SET STORAGE EXTERNAL;
    ALTER TABLE searchable_offers SET (toast_tuple_target = 128);
    ALTER TABLE offer_words ALTER id TYPE integer;
    UPDATE job_offers SET id = id;`)
}
