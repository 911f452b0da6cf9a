import type { Payload } from 'payload'
import {
  type ApplicationRetention,
  computeApplicationRetention,
} from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { findRetainedApplications } from './internal/findRetainedApplications'
import { readRetentionRules } from './internal/readRetentionRules'

/**
 * Until when an application is stored, and the rules that say so; null for spam, which has its own
 * period, and for anonymised applications.
 */
export async function findApplicationRetention(
  payload: Payload,
  application: number,
): Promise<(ApplicationRetention & { rules: RetentionRules }) | null> {
  const [found] = await findRetainedApplications(payload.db.drizzle, [application])
  if (!found) return null
  const rules = await readRetentionRules(payload)
  return { ...computeApplicationRetention(found, rules), rules }
}
