import type { Payload } from 'payload'
import type { RetentionRules } from '@/src/domain/people/retention'

/** For how long the firm keeps what it holds of people. */
export async function readRetentionRules(payload: Payload): Promise<RetentionRules> {
  const { applicationMonths, applicationEnding, messageMonths, logMonths } =
    await payload.findGlobal(
      // Asked by the product itself, of which no person is: the settings hold nothing of anybody.
      { slug: 'data-retention', overrideAccess: true, depth: 0 },
    )
  return { applicationMonths, messageMonths, logMonths, ending: applicationEnding }
}
