import { type Failure, request } from '@/components/admin/request/request'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'

type SubmittedCandidateReply = CandidateReplyText & {
  application: number
  template: number | null
  seen: number | null
  /** The offer that the mail proposes. */
  proposedOffer?: number | null
  requestsKeepConsent?: boolean
}
type ReplyIdsResponse = { ids: number[] }

/** Stores and sends candidate replies. @param key idempotency key: a repeated request sends the replies once */
export const sendCandidateReplies = (key: string, answers: SubmittedCandidateReply[]) =>
  postCandidateReplyRequest<ReplyIdsResponse & { batch: string }>('', { key, answers })

export const replyNotSentMessage = ({ message }: Failure) => message ?? words.notSent

/** Withdraws replies that have not been sent yet. The response contains the ids of the withdrawn replies. */
export const requestReplyWithdrawal = (ids: number[]) =>
  postCandidateReplyRequest<ReplyIdsResponse>('/retrait', { ids })

/** Records that replies in the state `unclear` were sent. */
export const requestMarkRepliesSent = (ids: number[]) =>
  postCandidateReplyRequest<ReplyIdsResponse>('/constat', { ids })

/** Sends replies again that the mail server refused. */
export const requestReplyResend = (ids: number[]) =>
  postCandidateReplyRequest<{ count: number }>('/renvoi', { ids })

export const replyNotResentMessage = ({ message }: Failure) => message ?? words.againFailed

/** Records that a candidate was answered outside the site, or that this was a mistake. */
export const requestRecordRepliedElsewhere = (application: number, isAnswered: boolean) =>
  postCandidateReplyRequest<ReplyIdsResponse>('/autrement', { ids: [application], isAnswered })

const postCandidateReplyRequest = <Body>(path: string, body: object) =>
  request<Body>(`/api/reponses-candidats${path}`, { method: 'POST', body })
