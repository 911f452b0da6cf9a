import type { Payload } from 'payload'
import { readRetentionRules } from './readRetentionRules'

/** The periods of applications that the application form shows to candidates. */
export async function readShownRetentionPeriods(payload: Payload) {
  const { applicationMonths, rejectedMonths, withdrawnMonths, sealedRecordYears } =
    await readRetentionRules(payload)
  return { applicationMonths, rejectedMonths, withdrawnMonths, sealedRecordYears }
}
