import path from 'node:path'
import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { env } from '@/src/env'
import { countDueRecords } from '@/src/plugins/retention/queries/countDueRecords'
import { findLastRetentionRun } from '@/src/plugins/retention/queries/findLastRetentionRun'
import { readTimezoneAndGraceDay } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import {
  nextRetentionRun,
  RETENTION_PERIODS,
  type RetentionPeriod,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { retentionPreviewWords } from '@/src/plugins/retention/words/admin/retention'

const retentionPeriodSchema = (name: RetentionPeriod) =>
  z.coerce.number().int().min(RETENTION_PERIODS[name].least).max(RETENTION_PERIODS[name].most)
const RetentionPeriodsInputSchema = z.object({
  applicationMonths: retentionPeriodSchema('applicationMonths'),
  rejectedMonths: retentionPeriodSchema('rejectedMonths'),
  withdrawnMonths: retentionPeriodSchema('withdrawnMonths'),
  messageMonths: retentionPeriodSchema('messageMonths'),
  logMonths: retentionPeriodSchema('logMonths'),
  sealedRecordYears: retentionPeriodSchema('sealedRecordYears'),
})

/** Number of records that the next run would delete with these periods, for Administrators. */
export function GET(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({
      ...retentionPreviewWords,
      badInput: retentionPreviewWords.invalid,
    }),
    failed: 'The records that are due could not be counted',
    input: RetentionPeriodsInputSchema,
    run: async ({ payload, input }) => {
      const mailDirectory = path.join(env.DATA_DIR, 'mails')
      const clock = await readTimezoneAndGraceDay(payload)
      const rules = { ...input, ...clock }
      const now = nextRetentionRun(new Date())
      const [due, lastRun] = await Promise.all([
        countDueRecords(payload, { rules, now, mailDirectory }),
        findLastRetentionRun(payload),
      ])
      const sealed = input.sealedRecordYears > 0 ? due.applications.count : 0
      return privateJsonResponse({ due, sealed, lastRun, graceDay: clock.graceDay })
    },
  })
}
