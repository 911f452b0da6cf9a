import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the people who write to the firm. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Small letters without accents, ligatures opened; a telephone number in its French notation.
  await db.execute(`
    CREATE FUNCTION fold_text(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT replace(replace(replace(
        lower(regexp_replace(normalize(written, NFKD), '[\\u0300-\\u036f]', '', 'g')),
        'œ', 'oe'), 'æ', 'ae'), '’', '''')
    $$;
    CREATE FUNCTION phone_digits(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(written, '[^0-9+]', '', 'g'),
        '^(\\+|00)330?', '0'), '^33(?=[1-9][0-9]{8}$)', '0'), '^\\+', '00')
    $$;
    CREATE FUNCTION phones_in(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT string_agg(phone_digits(number[1]), ' ')
      FROM regexp_matches(written, '\\+?[0-9](?:[\\s().\\-/\\u00a0\\u202f]{0,3}[0-9]){8,13}', 'g') number
    $$`)

  // By a trigger, since a retention, a restore and a seed write rows too.
  await db.execute(`
    CREATE FUNCTION fill_application_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := fold_text(concat_ws(' ', NEW.candidate_name, NEW.candidate_email,
        phone_digits(NEW.candidate_phone)));
      RETURN NEW;
    END $$;
    CREATE TRIGGER job_applications_search BEFORE INSERT OR
      UPDATE OF candidate_name, candidate_email, candidate_phone, search_text ON job_applications
      FOR EACH ROW EXECUTE FUNCTION fill_application_search();

    CREATE FUNCTION fill_message_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.email, NEW.subject,
        phones_in(NEW.subject), phones_in(NEW.message)));
      RETURN NEW;
    END $$;
    CREATE TRIGGER contact_messages_search BEFORE INSERT OR
      UPDATE OF name, email, subject, message, search_text ON contact_messages
      FOR EACH ROW EXECUTE FUNCTION fill_message_search();

    UPDATE job_applications SET search_text = NULL;
    UPDATE contact_messages SET search_text = NULL;

    DROP INDEX job_applications_candidate_trgm_idx, contact_messages_sender_trgm_idx;
    CREATE INDEX job_applications_search_text_trgm_idx
      ON job_applications USING gin (search_text gin_trgm_ops);
    CREATE INDEX contact_messages_search_text_trgm_idx
      ON contact_messages USING gin (search_text gin_trgm_ops)`)

  // Who asked for an access and was a stranger is named by a number, as other strangers are. After this a
  // person's request takes the name and the address of who acted, and nothing else, from the trail.
  await db.execute(`
    SELECT set_config('exemplia.erasure', 'on', true);
    UPDATE audit_entries SET subject = 'n° ' || document_id
      WHERE action = 'accessRequested' AND document_id IS NOT NULL;
    SELECT set_config('exemplia.erasure', '', true);
    CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '6 months' THEN
        RETURN OLD;
      END IF;
      IF TG_OP = 'UPDATE' AND current_setting('exemplia.erasure', true) = 'on'
        AND to_jsonb(OLD) - '{actor_name,actor_email}'::text[]
          = to_jsonb(NEW) - '{actor_name,actor_email}'::text[]
      THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'An entry of the audit trail stays as it was written';
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '6 months' THEN
        RETURN OLD;
      END IF;
      IF TG_OP = 'UPDATE' AND current_setting('exemplia.erasure', true) = 'on'
        AND (OLD.id, OLD.created_at, OLD.action, OLD.target, OLD.document_id, OLD.actor_id)
          IS NOT DISTINCT FROM
          (NEW.id, NEW.created_at, NEW.action, NEW.target, NEW.document_id, NEW.actor_id)
      THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'An entry of the audit trail stays as it was written';
    END $$;
    DROP INDEX contact_messages_search_text_trgm_idx, job_applications_search_text_trgm_idx;
    CREATE INDEX job_applications_candidate_trgm_idx ON job_applications
      USING gin (candidate_name gin_trgm_ops, candidate_email gin_trgm_ops);
    CREATE INDEX contact_messages_sender_trgm_idx ON contact_messages
      USING gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops);
    DROP TRIGGER contact_messages_search ON contact_messages;
    DROP TRIGGER job_applications_search ON job_applications;
    DROP FUNCTION fill_message_search, fill_application_search, phones_in, phone_digits, fold_text`)
}
