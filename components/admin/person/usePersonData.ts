'use client'

import { useConfig } from '@payloadcms/ui'
import { useReducer } from 'react'
import { personWords as words } from '@/src/content/admin/personData'
import {
  type Passage,
  type PersonCounts,
  type PersonSummary,
  parsePersonEmail,
} from '@/src/domain/people/personRecord'

type Told = { counts: PersonCounts; filesLeft: boolean; replaced: number; changed: string[] }
/** What is gone, and the passages that were to be replaced and had changed. */
export type Erased = Omit<Told, 'changed'> & { changed: Passage[] } & Pick<PersonSummary, 'linked'>
/** What whoever erases has to say to it: the address once more, and where the name goes. */
export type Confirmed = { confirmation: string; passages: Passage[] }
type Shown =
  | { step: 'asking'; problem?: string }
  | { step: 'finding' }
  | { step: 'found'; person: PersonSummary; asked: number }
  | { step: 'erased'; erased: Erased }

/** The way from an address to what is stored, and to its end. */
export function usePersonData() {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/personnes`
  const [shown, show] = useReducer((_: Shown, next: Shown) => next, { step: 'asking' })

  const find = async (typed: string) => {
    if (!parsePersonEmail(typed)) return show({ step: 'asking', problem: words.notAnAddress })
    show({ step: 'finding' })
    const answer = await post<{ person: PersonSummary }>(address, { address: typed })
    if (answer.ok) show({ step: 'found', person: answer.told.person, asked: Date.now() })
    else show({ step: 'asking', problem: answer.error ?? words.findFailed })
  }

  /** @returns what went wrong, in words */
  const erase = async (
    person: PersonSummary,
    { confirmation, passages }: Confirmed,
  ): Promise<string | null> => {
    const chosen = passages.map(({ place, row, mark }) => ({ place, row, mark }))
    const sent = { address: person.address, confirmation, passages: chosen }
    const answer = await post<Told>(`${address}/effacement`, sent)
    if (!answer.ok) {
      return answer.error ?? (answer.isHeard ? words.eraseFailed : words.eraseUnheard)
    }
    const changed = passages.filter(({ mark }) => answer.told.changed.includes(mark))
    // With what is erased its links are gone: this is where one still learns of them.
    const { linked } = person
    show({ step: 'erased', erased: { ...answer.told, changed, linked } })
    return null
  }

  return { shown, find, erase, exportAddress: `${address}/export` }
}

/** Not heard: lost on the way, or a proxy's own; what was asked for may have been done. */
type Answer<Told> = { ok: true; told: Told } | { ok: false; isHeard: boolean; error?: string }

async function post<Told>(address: string, sent: object): Promise<Answer<Told>> {
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const told = await answer?.json().catch(() => null)
  return answer?.ok && told
    ? { ok: true, told }
    : { ok: false, isHeard: Boolean(told), error: told?.error }
}
