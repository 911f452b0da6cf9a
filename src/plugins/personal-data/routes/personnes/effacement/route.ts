import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isActiveSuperAdmin, isAdministrator } from '@/src/domain/accounts/roles'
import { erasePerson } from '@/src/plugins/personal-data/commands/erasePerson'
import {
  PersonEmailInputSchema,
  unsentMailDirectory,
} from '@/src/plugins/personal-data/routes/personnes/requestedPerson'
import {
  MAX_CONFIRMABLE_PASSAGES,
  PASSAGE_PLACES,
} from '@/src/plugins/personal-data/rules/personRecord'
import { ERASED_TEXT, personWords } from '@/src/plugins/personal-data/words/admin/personData'
import { RecordIdSchema } from '@/src/queries/recordId'

const ChosenPassagesInputSchema = z
  .array(
    z.object({
      place: z.enum(PASSAGE_PLACES),
      row: RecordIdSchema,
      mark: z.string().max(64),
    }),
  )
  .max(MAX_CONFIRMABLE_PASSAGES)
const ErasureInputSchema = z
  .object({
    address: PersonEmailInputSchema,
    confirmation: PersonEmailInputSchema,
    passages: ChosenPassagesInputSchema.default([]),
    erasesSealedRecords: z.boolean().default(false),
  })
  .refine((input) => input.address === input.confirmation)

const { confirmationDiffers: badInput, eraseFailed: failed, forbidden } = personWords

/**
 * Erases the data stored about a person, for Administrators who typed the e-mail address twice. In the data of
 * other people, only the confirmed passages lose the name.
 */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({ forbidden, badInput, failed }),
    failed: 'A person’s data could not be erased',
    input: ErasureInputSchema,
    run: async ({ payload, user, doer, input: { confirmation: _, ...input } }) => {
      if (input.erasesSealedRecords && !isActiveSuperAdmin(user))
        return privateJsonResponse({ error: personWords.sealedHidden }, 403)
      const options = { ...input, mailDirectory: unsentMailDirectory, erased: ERASED_TEXT }
      const erasure = await erasePerson(payload, doer, options)
      if (!erasure.ok) return privateJsonResponse({ error: personWords.hasAccount }, 409)
      return privateJsonResponse(erasure)
    },
  })
}
