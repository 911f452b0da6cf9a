import type { Payload } from 'payload'
import type { ShownRetention } from '@/src/plugins/retention/rules/acceptedApplications'
import { computeApplicationRetention } from '@/src/plugins/retention/rules/applicationRetention'
import {
  findListedAcceptedApplications,
  isApplication,
} from './internal/findListedAcceptedApplications'
import { findRetainedApplications } from './internal/findRetainedApplications'
import { readRetentionRules } from './internal/readRetentionRules'

/**
 * Until when an application is stored, and the rules that say so; null for spam, which has its own
 * period, and for anonymised applications.
 */
export async function findApplicationRetention(
  payload: Payload,
  { application, now }: { application: number; now: Date },
): Promise<ShownRetention | null> {
  const [found] = await findRetainedApplications(payload.db.drizzle, [application])
  if (!found) return null
  const rules = await readRetentionRules(payload)
  const listed = await findListedAcceptedApplications(payload.db.drizzle, rules, {
    ...{ condition: isApplication(application), limit: 1, now },
  })
  return {
    ...computeApplicationRetention(found, rules),
    rules,
    listed: listed.applications[0] ?? null,
  }
}
