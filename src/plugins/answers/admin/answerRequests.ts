import { type Failure, request } from '@/components/admin/request/request'
import type { AnswerText } from '@/src/plugins/answers/rules/answerTemplate'
import { answerWords as words } from '@/src/plugins/answers/words/admin/answers'

type Answer = AnswerText & { application: number; template: number | null; seen: number | null }
type Ids = { ids: number[] }

/** Stores and sends candidate replies. @param key idempotency key: a repeated request sends the replies once */
export const sendAnswers = (key: string, answers: Answer[]) =>
  postAnswer<Ids & { batch: string }>('', { key, answers })

export const notSent = ({ message }: Failure) => message ?? words.notSent

/** Withdraws replies that have not been sent yet. The response contains the ids of the withdrawn replies. */
export const withdrawAnswers = (ids: number[]) => postAnswer<Ids>('/retrait', { ids })

/** Records that replies in the state `unclear` were sent. */
export const markAnswersSent = (ids: number[]) => postAnswer<Ids>('/constat', { ids })

/** Sends replies again that the mail server refused. */
export const sendAnswersAgain = (ids: number[]) => postAnswer<{ count: number }>('/renvoi', { ids })

export const notSentAgain = ({ message }: Failure) => message ?? words.againFailed

/** Records that a candidate was answered outside the site, or that this was a mistake. */
export const recordAnsweredElsewhere = (application: number, isAnswered: boolean) =>
  postAnswer<Ids>('/autrement', { ids: [application], isAnswered })

const postAnswer = <Body>(path: string, body: object) =>
  request<Body>(`/api/reponses-candidats${path}`, { method: 'POST', body })
