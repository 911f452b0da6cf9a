import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** The words of candidates' documents, and how they are found. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What was read in each file: erased with the file, and as soon as no application speaks of it.
  await db.execute(`
    CREATE TABLE document_texts (
      file_id integer PRIMARY KEY REFERENCES candidate_files ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN ('read', 'scan', 'unreadable')),
      content text NOT NULL
    );
    CREATE TABLE application_words (
      application_id integer PRIMARY KEY REFERENCES job_applications ON DELETE CASCADE,
      words tsvector,
      tried_at timestamptz
    );
    COMMENT ON COLUMN application_words.words IS 'NULL: nobody has read its documents yet';
    CREATE INDEX application_words_words_idx ON application_words USING gin (words)
      WITH (fastupdate = off);
    CREATE INDEX application_words_unread_idx ON application_words (application_id DESC)
      WHERE words IS NULL`)

  // The latest first. What waits for the antivirus is left alone, what was tried in vain for a while.
  await db.execute(`
    CREATE VIEW unread_applications AS
      SELECT application_id FROM application_words
      WHERE words IS NULL AND (tried_at IS NULL OR tried_at < now() - interval '10 minutes')
        AND NOT EXISTS (
          SELECT FROM job_applications JOIN candidate_files file
            ON file.id IN (cv_id, cover_letter_file_id)
          WHERE job_applications.id = application_id AND check_state = 'pending')
      ORDER BY application_id DESC`)

  // By triggers, since a retention, a restore and a seed write rows too.
  await db.execute(`
    CREATE FUNCTION await_reading() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO application_words (application_id) VALUES (NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER job_applications_unread AFTER INSERT ON job_applications
      FOR EACH ROW EXECUTE FUNCTION await_reading();

    CREATE FUNCTION forget_reading() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM document_texts WHERE file_id IN (OLD.cv_id, OLD.cover_letter_file_id)
        AND (TG_OP = 'DELETE'
          OR (file_id IN (NEW.cv_id, NEW.cover_letter_file_id)) IS NOT TRUE);
      UPDATE application_words SET words = NULL, tried_at = NULL WHERE application_id = OLD.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER job_applications_changed_documents
      AFTER UPDATE OF cv_id, cover_letter_file_id, cover_letter ON job_applications
      FOR EACH ROW WHEN ((OLD.cv_id, OLD.cover_letter_file_id, OLD.cover_letter)
        IS DISTINCT FROM (NEW.cv_id, NEW.cover_letter_file_id, NEW.cover_letter))
      EXECUTE FUNCTION forget_reading();
    CREATE TRIGGER job_applications_deleted_documents AFTER DELETE ON job_applications
      FOR EACH ROW EXECUTE FUNCTION forget_reading();

    INSERT INTO application_words (application_id) SELECT id FROM job_applications`)

  // The planner takes the words of a row to be cheap to look at, which lie apart and packed: always by the
  // index. A word is kept by its root and, behind an equals sign, as it was written: folded, by the product.
  // Without PostgreSQL's own list of small words, in which C and R would be lost. What women are called
  // in their profession goes by the form that men are called, of which it makes another root. Of two words
  // side by side a short mark is kept as well: the index knows no order, and would have every document with
  // « chef », « de » and « projet » looked into for « chef de projet ».
  await db.execute(`
    CREATE TEXT SEARCH DICTIONARY french_roots (TEMPLATE = snowball, Language = french);
    CREATE FUNCTION word_root(form text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce((ts_lexize('french_roots',
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(form,
          '(?<=...)euses?$', 'eur'), '(?<=..)trices?$', 'teur'), '(?<=...)eres?$', 'er'),
          '(?<=..)ffes?$', 'f')))[1], form)
    $$;
    CREATE FUNCTION pair_mark(one text, next text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT '~' || left(md5(one || ' ' || next), 4)
    $$;
    CREATE FUNCTION words_found(forms text[], places int[]) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      WITH word AS (
        SELECT form, place FROM unnest(forms, places) word (form, place)
      ), found AS (
        SELECT form, string_agg(place::text, ',') AS places FROM word GROUP BY form
      ), lexemes AS (
        SELECT word_root(form) AS lexeme, ':' || places AS places FROM found
        UNION ALL SELECT '=' || form, ':' || places FROM found
        UNION ALL SELECT DISTINCT pair_mark(word.form, next.form), ''
          FROM word JOIN word next ON next.place = word.place + 1
      )
      SELECT coalesce(string_agg(quote_literal(lexeme) || places, ' '), '')::tsvector FROM lexemes
    $$;
    CREATE FUNCTION words_asked(terms jsonb) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT string_agg(phrase, ' & ')::tsquery FROM (
        SELECT (
          SELECT string_agg(quote_literal(CASE WHEN is_exact THEN '=' || word ELSE word_root(word) END),
              ' <-> ' ORDER BY place)
            || coalesce(string_agg(' & ' || quote_literal(pair_mark(word, next)), '')
              FILTER (WHERE is_exact), '')
          FROM (SELECT word, place, lead(word) OVER (ORDER BY place) AS next
            FROM jsonb_array_elements_text(term -> 'words') WITH ORDINALITY asked (word, place)) words
        ) AS phrase
        FROM jsonb_array_elements(terms) term, LATERAL (SELECT (term ->> 'isExact')::boolean) kind (is_exact)
      ) phrases
    $$;

    CREATE FUNCTION applications_saying(terms jsonb) RETURNS integer[]
    LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
    BEGIN
      RETURN ARRAY(SELECT application_id FROM application_words WHERE words @@ words_asked(terms));
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP FUNCTION applications_saying, words_asked, words_found, pair_mark, word_root;
    DROP TEXT SEARCH DICTIONARY french_roots;
    DROP TRIGGER job_applications_deleted_documents ON job_applications;
    DROP TRIGGER job_applications_changed_documents ON job_applications;
    DROP TRIGGER job_applications_unread ON job_applications;
    DROP FUNCTION forget_reading, await_reading;
    DROP VIEW unread_applications;
    DROP TABLE application_words, document_texts`)
}
