import { privateJsonResponse, tooManyRequestsResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder } from '@/src/app/api/runStaffAction'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { candidateReplyWords } from '@/src/plugins/answers/words/admin/candidateReplies'

/** The options that the routes about candidate replies share. */
export const candidateReplyRouteOptions = {
  may: hasStaffRights,
  refuse: createRefusalResponder(candidateReplyWords.refused, 422),
  failed: 'Candidate replies could not be stored',
}

export const candidateReplyErrorResponse = (
  status: number,
  error: keyof typeof candidateReplyWords.refused,
) => privateJsonResponse({ error: candidateReplyWords.refused[error] }, status)

export const tooManyCandidateRepliesResponse = (minutes: number) =>
  tooManyRequestsResponse(candidateReplyWords.tooMany(minutes), minutes)
