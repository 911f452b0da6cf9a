import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the answers to candidates. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A candidate's personal data goes for good: what was answered goes with the application.
  await db.execute(`
    ALTER TABLE application_answers
      DROP CONSTRAINT application_answers_application_id_job_applications_id_fk,
      ADD CONSTRAINT application_answers_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE;
    CREATE INDEX job_applications_unanswered_idx ON job_applications (answer_due_on, id)
      WHERE awaits_answer`)

  // Who has had the mail of which morning.
  await db.execute(`
    CREATE TABLE morning_mails (
      day date PRIMARY KEY,
      sent_to integer[] NOT NULL DEFAULT '{}'
    )`)

  // Those that came before there was a promise: who still waits for a decision is owed an answer from now
  // on. Of the others nobody knows what was said to them; their day only gives them a place in the order.
  await db.execute(`
    UPDATE job_applications SET awaits_answer = false
      WHERE status NOT IN ('pending', 'reviewed') OR candidate_email = 'anonyme@anonyme.invalid';
    UPDATE job_applications SET answer_due_on = (
        (CASE WHEN awaits_answer THEN now() ELSE created_at END AT TIME ZONE coalesce(
          (SELECT timezone::text FROM website_settings LIMIT 1), 'Europe/Paris'))::date
        + 15 + time '12:00') AT TIME ZONE 'UTC'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TABLE morning_mails;
    DROP INDEX job_applications_unanswered_idx`)
}
