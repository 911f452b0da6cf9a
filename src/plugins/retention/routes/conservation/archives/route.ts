import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { readSealedRecords } from '@/src/plugins/retention/commands/readSealedRecords'
import { isSealedReason, isSealedSearch } from '@/src/plugins/retention/rules/sealedRecord'
import { sealedRecordsPage as words } from '@/src/plugins/retention/words/admin/sealedRecords'

const SealedReadingInputSchema = z.object({
  search: z.string().trim().refine(isSealedSearch),
  reason: z.string().trim().refine(isSealedReason),
})

/** Responds with sealed records to a Super Administrator who gives a reason. Both are in the body: no log has them. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isActiveSuperAdmin,
    refuse: createRefusalResponder(words, 422),
    failed: 'Sealed records could not be read',
    input: SealedReadingInputSchema,
    run: async ({ payload, doer, input }) =>
      privateJsonResponse(await readSealedRecords(payload, doer, input)),
  })
}
