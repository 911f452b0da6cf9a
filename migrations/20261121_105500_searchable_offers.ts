import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Each active offer once more, as narrow as a search needs it, with the words of its text by number:
  // a search goes from a fragment to the words that contain it, and from these to the offers.
  await db.execute(`
    CREATE TABLE offer_words (
      id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      word text NOT NULL UNIQUE
    );
    CREATE INDEX offer_words_word_trgm_idx ON offer_words USING gin (word gin_trgm_ops);

    -- The index answers for the words, so that the rows can do without them.
    CREATE TABLE searchable_offers (
      id integer PRIMARY KEY REFERENCES job_offers ON DELETE CASCADE,
      published_date timestamptz NOT NULL,
      title text COLLATE "C" NOT NULL,
      category text NOT NULL,
      location text NOT NULL,
      contract text NOT NULL,
      experience text NOT NULL,
      word_ids integer[] STORAGE EXTERNAL NOT NULL
    ) WITH (toast_tuple_target = 128);
    CREATE INDEX searchable_offers_word_ids_idx
      ON searchable_offers USING gin (word_ids) WITH (fastupdate = off);
    CREATE INDEX searchable_offers_by_date_idx ON searchable_offers (published_date DESC, id DESC)
      INCLUDE (category, location, contract, experience);
    CREATE INDEX searchable_offers_by_title_idx ON searchable_offers (title, id)
      INCLUDE (category, location, contract, experience);`)

  // Fragments of one or two characters are too many words' to look for, so they are entries themselves,
  // told from words by a space before them; so are the values of the filters, in capitals, which no
  // folded text has: one pass through the index answers for both. An index entry has an end, and so
  // has a word here.
  await db.execute(`
    CREATE FUNCTION offer_words_of(offer job_offers) RETURNS SETOF text LANGUAGE sql STABLE AS $$
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

    CREATE FUNCTION keep_searchable_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM searchable_offers WHERE id = NEW.id;
      IF NEW.is_active THEN
        -- In one order, so that two offers saved at once never wait for each other.
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
    CREATE TRIGGER keep_searchable_offer AFTER INSERT OR UPDATE ON job_offers
      FOR EACH ROW EXECUTE FUNCTION keep_searchable_offer();

    UPDATE job_offers SET id = id;
    DROP INDEX job_offers_search_text_trgm_idx, job_offers_active_by_title_idx;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    CREATE INDEX job_offers_search_text_trgm_idx
      ON job_offers USING gin (search_text gin_trgm_ops);
    CREATE INDEX job_offers_active_by_title_idx ON job_offers (title_search_text COLLATE "C", id)
      INCLUDE (category, location, contract, experience) WHERE is_active;
    DROP TRIGGER keep_searchable_offer ON job_offers;
    DROP FUNCTION keep_searchable_offer, offer_words_of;
    DROP TABLE searchable_offers, offer_words;`)
}
