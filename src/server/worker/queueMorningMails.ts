import type { Client } from 'pg'
import { MORNING_MAILS, type MorningMailDefinition } from '@/src/domain/mails/morningMail'

/** The hour in the time zone of the site. */
const MORNING_HOUR = 8

/** Builds SQL for the latest mails due, as `kind` and `day`. */
export const dueMorningMailsSql = (hour: string | number = MORNING_HOUR) => `
  SELECT kind, day FROM (
    SELECT now() AT TIME ZONE coalesce(
      (SELECT timezone::text FROM website_settings LIMIT 1), 'Europe/Paris') AS moment
  ) clock, LATERAL (VALUES
    ${['(NULL, NULL::date)', ...MORNING_MAILS.map(({ kind, day }) => `('${kind}', ${day})`)].join(', ')}
  ) mail (kind, day)
  WHERE moment >= day + ${hour} * interval '1 hour'`

/**
 * Queues each scheduled mail once, even with several workers, and only when a user has subscribed.
 * A site that was down catches up.
 */
export async function queueMorningMails(client: Client, hour = MORNING_HOUR) {
  const { rows } = await client.query(`
    SELECT count(*)::int AS columns FROM pg_attribute
    WHERE attrelid = to_regclass('morning_mails') AND attname = 'kind'`)
  if (rows[0].columns === 0 || MORNING_MAILS.length === 0) return
  await client.query(
    `
    WITH due AS (
      INSERT INTO morning_mails (kind, day)
      SELECT kind, day FROM (${dueMorningMailsSql('$1')}) mail
      WHERE ${caseByMailKindSql(hasRequiredSubscriberSql)}
      ON CONFLICT DO NOTHING RETURNING kind, day
    )
    INSERT INTO payload_jobs (task_slug, concurrency_key, input)
    SELECT task::enum_payload_jobs_task_slug, task, jsonb_build_object('kind', kind, 'day', day) FROM due, LATERAL (
      SELECT ${caseByMailKindSql(({ task }) => `'${task}'`)} AS task
    ) named
    WHERE ${caseByMailKindSql(hasSubscriberSql)}`,
    [hour],
  )
}

const hasSubscriberSql = ({ subscribed }: MorningMailDefinition) =>
  `EXISTS (SELECT 1 FROM users WHERE ${subscribed} AND status = 'active')`

// SQL condition: whether a due mail is recorded as handled. A mail that is skipped without
// subscribers remains due until a user subscribes. Any other mail is recorded without subscribers
// too, but not sent.
const hasRequiredSubscriberSql = (mail: MorningMailDefinition) =>
  mail.isSkippedWithoutSubscriber ? hasSubscriberSql(mail) : 'true'

const caseByMailKindSql = (part: (mail: MorningMailDefinition) => string) =>
  `CASE kind ${MORNING_MAILS.map((mail) => `WHEN '${mail.kind}' THEN ${part(mail)}`).join(' ')} END`
