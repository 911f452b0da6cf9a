import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import {
  MIN_HOURS_BETWEEN_MAILS,
  OFFER_MAIL_DELAY_MINUTES,
  RENEWAL_MAIL_DAYS_BEFORE_END,
} from '@/src/plugins/job-alerts/rules/jobAlert'

const NullableTextSchema = z.string().nullable()
const AlertRowSchema = z.object({
  id: z.number(),
  email: z.string(),
  language: z.enum(SITE_LANGUAGES),
  text: NullableTextSchema,
  category: NullableTextSchema,
  location: NullableTextSchema,
  contract: NullableTextSchema,
  experience: NullableTextSchema,
  remote: NullableTextSchema,
  pay: NullableTextSchema,
  linkKey: z.string(),
  expiresAt: z.string(),
  isConfirmed: z.boolean(),
  /** Whether the alert ends so soon that its renewal is offered. */
  endsSoon: z.boolean(),
  /** Whether a mail with offers may be sent now. */
  mayMail: z.boolean(),
})
export type Alert = z.infer<typeof AlertRowSchema>

/** Finds the alert of a link; null when it was stopped or has ended. */
export const findAlertByLink = (payload: Payload, linkKey: string) =>
  findAlert(payload, sql`link_key = ${linkKey}`)

export const findAlertById = (payload: Payload, id: number) => findAlert(payload, sql`id = ${id}`)

async function findAlert(payload: Payload, condition: SQL): Promise<Alert | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, email, language, text, category, location, contract, experience, remote, pay,
      link_key AS "linkKey", to_json(expires_at) AS "expiresAt",
      confirmed_at IS NOT NULL AS "isConfirmed",
      confirmed_at IS NOT NULL AND expires_at < now() + ${RENEWAL_MAIL_DAYS_BEFORE_END} * interval '1 day' AS "endsSoon",
      confirmed_at IS NOT NULL AND (last_mailed_at IS NULL
        OR last_mailed_at <= now() - ${MIN_HOURS_BETWEEN_MAILS} * interval '1 hour') AS "mayMail"
    FROM job_alerts WHERE ${condition} AND expires_at > now()`)
  return rows[0] ? AlertRowSchema.parse(rows[0]) : null
}

/** The maximum number of unmailed offers that are compared with the search for one mail. */
const MAX_UNMAILED_OFFERS = 200

const UnmailedOfferRowsSchema = z.array(z.object({ id: z.number() }))

/**
 * Finds the newest active offers that came online after the confirmation and are not mailed yet.
 * Offers that never match the search stay among them, so the oldest ones could hide a new one.
 */
export async function findUnmailedOfferIds(payload: Payload, alertId: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT offer.id FROM job_offers offer JOIN job_alerts alert ON alert.id = ${alertId}
    WHERE offer.is_active AND offer.deleted_at IS NULL AND offer.first_online_at > alert.confirmed_at
      AND offer.first_online_at <= now() - ${OFFER_MAIL_DELAY_MINUTES} * interval '1 minute'
      AND NOT coalesce(alert.mailed_offers, '[]') @> to_jsonb(offer.id)
    ORDER BY offer.first_online_at DESC LIMIT ${MAX_UNMAILED_OFFERS}`)
  return UnmailedOfferRowsSchema.parse(rows).map(({ id }) => id)
}
