import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { createStatisticsToken } from '@/src/plugins/statistics/commands/statisticsTokens'
import { MAX_TOKEN_NAME_CHARACTERS } from '@/src/plugins/statistics/rules/readingToken'
import { statisticsTokensText as text } from '@/src/plugins/statistics/words/admin/statisticsTokens'

const TokenInputSchema = z.object({
  name: z.string().transform(cleanLine).pipe(z.string().min(1).max(MAX_TOKEN_NAME_CHARACTERS)),
})

/** Creates an API token of the statistics, for Administrators. Only this response contains the token. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({ ...text, badInput: text.name.missing }),
    failed: 'A token for the statistics could not be made',
    input: TokenInputSchema,
    run: async ({ payload, doer, input }) =>
      privateJsonResponse(
        { token: await createStatisticsToken(payload, { ...doer, ...input }) },
        201,
      ),
  })
}
