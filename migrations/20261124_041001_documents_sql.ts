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

  // Kept is each word as it was written, folded by the product, and where. Found it is by that behind an
  // equals sign, or by its root: without PostgreSQL's own list of small words, in which C and R would be
  // lost; what women are called in their profession goes by the form that men are called, of which it makes
  // another root. And of two words side by side by a short mark: the index knows no order, and would have
  // every document with « chef », « de » and « projet » looked into for « chef de projet ».
  // Named with their schema, since PostgreSQL looks in no other one where it makes an index.
  await db.execute(`
    CREATE TEXT SEARCH DICTIONARY french_roots (TEMPLATE = snowball, Language = french);
    CREATE FUNCTION word_root(form text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce((ts_lexize('public.french_roots',
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
      SELECT coalesce(string_agg(quote_literal(form) || ':' || places, ' '), '')::tsvector FROM (
        SELECT form, string_agg(place::text, ',') AS places
        FROM unnest(forms, places) word (form, place) GROUP BY form
      ) found
    $$;
    CREATE FUNCTION found_by(words tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      WITH word AS (
        SELECT lexeme AS form, place FROM unnest(words) one, unnest(positions) place
      )
      SELECT array_to_tsvector(array_agg(lexeme)) FROM (
        SELECT '=' || form AS lexeme FROM word
        UNION SELECT public.word_root(form) FROM word
        UNION SELECT public.pair_mark(word.form, next.form)
          FROM word JOIN word next ON next.place = word.place + 1
      ) lexemes
    $$;
    CREATE INDEX application_words_found_by_idx ON application_words USING gin (found_by(words))
      WITH (fastupdate = off);
    -- Nobody asks for statistics of it, which take a minute to gather.
    ALTER INDEX application_words_found_by_idx ALTER COLUMN 1 SET STATISTICS 0`)

  // A term is words that stand side by side, as they are written, or one word of whatever form. The index
  // finds what has all of it; the order of several words is looked for in what it found. By the index
  // always: the planner takes words to be cheap to look at, which lie apart, packed.
  await db.execute(`
    CREATE FUNCTION words_asked(terms jsonb) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT string_agg(quote_literal(lexeme), ' & ')::tsquery
      FROM jsonb_array_elements(terms) term, LATERAL (
        SELECT word, pair_mark(word, lead(word) OVER (ORDER BY place)) AS mark
        FROM jsonb_array_elements_text(term -> 'words') WITH ORDINALITY asked (word, place)
      ) words, LATERAL (
        SELECT '=' || word AS lexeme WHERE (term ->> 'isExact')::boolean
        UNION ALL SELECT mark WHERE (term ->> 'isExact')::boolean AND mark IS NOT NULL
        UNION ALL SELECT word_root(word) WHERE NOT (term ->> 'isExact')::boolean
      ) lexemes
    $$;
    CREATE FUNCTION phrases_asked(terms jsonb) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT string_agg(phrase, ' & ')::tsquery FROM (
        SELECT (SELECT string_agg(quote_literal(word), ' <-> ' ORDER BY place)
          FROM jsonb_array_elements_text(term -> 'words') WITH ORDINALITY asked (word, place)) AS phrase
        FROM jsonb_array_elements(terms) term
        WHERE (term ->> 'isExact')::boolean AND jsonb_array_length(term -> 'words') > 1
      ) phrases
    $$;
    CREATE FUNCTION applications_saying(terms jsonb) RETURNS integer[]
    LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
    DECLARE phrases tsquery := phrases_asked(terms);
    BEGIN
      RETURN ARRAY(SELECT application_id FROM application_words
        WHERE found_by(words) @@ words_asked(terms) AND (phrases IS NULL OR words @@ phrases));
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP FUNCTION applications_saying, phrases_asked, words_asked;
    DROP TRIGGER job_applications_deleted_documents ON job_applications;
    DROP TRIGGER job_applications_changed_documents ON job_applications;
    DROP TRIGGER job_applications_unread ON job_applications;
    DROP FUNCTION forget_reading, await_reading;
    DROP VIEW unread_applications;
    DROP TABLE application_words, document_texts;
    DROP FUNCTION found_by, words_found, pair_mark, word_root;
    DROP TEXT SEARCH DICTIONARY french_roots`)
}
