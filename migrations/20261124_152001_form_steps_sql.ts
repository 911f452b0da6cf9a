import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // How far the forms for an offer were filled in, by the day of the site's time zone. Only counted: nothing
  // is kept of a form, so that these days stay as they were counted.
  await db.execute(`
    CREATE TABLE form_step_days (
      day date NOT NULL,
      offer_id integer NOT NULL REFERENCES job_offers ON DELETE CASCADE,
      step text NOT NULL,
      -- Why it was turned away; empty for a step.
      reason text NOT NULL,
      forms integer NOT NULL,
      PRIMARY KEY (offer_id, day, step, reason)
    ) WITH (fillfactor = 90)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE form_step_days`)
}
