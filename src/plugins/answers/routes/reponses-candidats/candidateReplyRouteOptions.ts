import { privateJson, tooManyRequests } from '@/src/app/api/privateJson'
import { createRefusalResponder } from '@/src/app/api/runStaffAction'
import { isStaff } from '@/src/domain/accounts/roles'
import { candidateReplyWords } from '@/src/plugins/answers/words/admin/answers'

/** The options that the routes about candidate replies share. */
export const candidateReplyRouteOptions = {
  may: isStaff,
  refuse: createRefusalResponder(candidateReplyWords.refused, 422),
  failed: 'Answers to candidates could not be kept',
}

export const candidateReplyError = (
  status: number,
  error: keyof typeof candidateReplyWords.refused,
) => privateJson({ error: candidateReplyWords.refused[error] }, status)

export const tooManyCandidateRepliesResponse = (minutes: number) =>
  tooManyRequests(candidateReplyWords.tooMany(minutes), minutes)
