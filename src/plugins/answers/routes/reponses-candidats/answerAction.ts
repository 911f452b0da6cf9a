import { privateJson, tooManyRequests } from '@/src/app/api/privateJson'
import { createRefusalResponder } from '@/src/app/api/staffAction'
import { isStaff } from '@/src/domain/accounts/roles'
import { answerWords } from '@/src/plugins/answers/words/admin/answers'

/** The options that the routes about candidate replies share. */
export const answerAction = {
  may: isStaff,
  refuse: createRefusalResponder(answerWords.refused, 422),
  failed: 'Answers to candidates could not be kept',
}

export const refusal = (status: number, error: keyof typeof answerWords.refused) =>
  privateJson({ error: answerWords.refused[error] }, status)

export const tooMany = (minutes: number) => tooManyRequests(answerWords.tooMany(minutes), minutes)
