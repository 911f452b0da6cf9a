import { answerWords as words } from '@/src/content/admin/answers'
import type { AnswerText } from '@/src/domain/submissions/answerTemplate'

type Answer = AnswerText & { application: number; template: number | null; seen: number | null }

type Sent = { ok: true; ids: number[]; batch: string } | { ok: false; problem: string }

/** Has the site keep and send them. @param key names this form: the same ones of it are sent once */
export async function sendAnswers(key: string, answers: Answer[]): Promise<Sent> {
  const said = await ask('', { key, answers })
  return said.ok
    ? { ok: true, ids: said.ids ?? [], batch: said.batch ?? '' }
    : { ok: false, problem: said.error ?? words.notSent }
}

/** @returns the ids of those that nobody will receive; null where the site could not be asked */
export async function withdrawAnswers(ids: number[]): Promise<number[] | null> {
  const said = await ask('/retrait', { ids })
  return said.ok ? (said.ids ?? []) : null
}

/** Notes that these did leave. @returns whether any was unclear until then */
export async function noteAnswersLeft(ids: number[]): Promise<boolean> {
  const said = await ask('/constat', { ids })
  return said.ok && (said.ids ?? []).length > 0
}

/** @returns null when they are on their way, else what to tell */
export async function sendAnswersAgain(ids: number[]): Promise<string | null> {
  const said = await ask('/renvoi', { ids })
  return said.ok ? null : (said.error ?? words.againFailed)
}

/** @returns whether it was noted that this candidate was answered elsewhere, or is owed an answer again */
export async function noteElsewhere(application: number, isAnswered: boolean): Promise<boolean> {
  const said = await ask('/autrement', { ids: [application], isAnswered })
  return said.ok && (said.ids ?? []).length > 0
}

type Said = { ok: boolean; error?: string; ids?: number[]; batch?: string }

async function ask(path: string, sent: object): Promise<Said> {
  const answer = await fetch(`/api/reponses-candidats${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const said: Omit<Said, 'ok'> | null = (await answer?.json().catch(() => null)) ?? null
  return { ...said, ok: answer?.ok === true }
}
