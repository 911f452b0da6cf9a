import type { Payload } from 'payload'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'

/** The retention periods. */
export async function readRetentionRules(payload: Payload): Promise<RetentionRules> {
  const { applicationMonths, applicationEnding, messageMonths, logMonths } =
    await payload.findGlobal(
      // Read by the application itself, without a user; the settings contain no personal data.
      { slug: 'data-retention', overrideAccess: true, depth: 0 },
    )
  return { applicationMonths, messageMonths, logMonths, ending: applicationEnding }
}
