import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import {
  findListedAcceptedApplications,
  IS_EXTENDED,
  IS_WAITING,
} from './internal/findListedAcceptedApplications'

const MAX_SHOWN_ACCEPTED_APPLICATIONS = 100

/** What the page of the accepted applications shows. */
export async function findAcceptedApplications(payload: Payload, now: Date) {
  const rules = { timezone: await readSiteTimezone(payload) }
  const find = (condition: SQL) =>
    findListedAcceptedApplications(payload.db.drizzle, rules, {
      condition,
      limit: MAX_SHOWN_ACCEPTED_APPLICATIONS,
      now,
    })
  const [waiting, extended] = await Promise.all([find(IS_WAITING), find(IS_EXTENDED)])
  return { waiting, extended }
}

/** The number of accepted applications about which a Super Administrator has to decide. */
export async function countWaitingAcceptedApplications(payload: Payload, now: Date) {
  const rules = { timezone: await readSiteTimezone(payload) }
  const listed = { condition: IS_WAITING, limit: 1, now }
  return (await findListedAcceptedApplications(payload.db.drizzle, rules, listed)).total
}
