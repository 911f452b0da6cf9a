import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isActiveSuperAdmin, isAdministrator } from '@/src/domain/accounts/roles'
import { summarisePersonData } from '@/src/plugins/personal-data/queries/summarisePersonData'
import { personWords } from '@/src/plugins/personal-data/words/admin/personData'
import { PersonEmailInputSchema, unsentMailDirectory } from './requestedPerson'

const { findFailed: failed, forbidden, notAnAddress: badInput } = personWords

/** Responds with the data about a person. The e-mail address is in the body: no log has it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({ forbidden, badInput, failed }),
    failed: 'A person’s data could not be looked up',
    input: z.object({ address: PersonEmailInputSchema }),
    run: async ({ payload, user, input }) => {
      const options = {
        ...input,
        mailDirectory: unsentMailDirectory,
        reader: user.id,
        readsSealedRecords: isActiveSuperAdmin(user),
      }
      return privateJsonResponse({ person: await summarisePersonData(payload, options) })
    },
  })
}
