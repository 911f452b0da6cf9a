'use client'

import { useReducer } from 'react'
import { request } from '@/components/admin/request/request'
import {
  type NamedPersonPassage,
  type PersonSummary,
  parsePersonEmail,
  type RecordCountsByKind,
} from '@/src/plugins/personal-data/rules/personRecord'
import { personWords as words } from '@/src/plugins/personal-data/words/admin/personData'

const PERSON_DATA_ENDPOINT = '/api/personnes'

type ErasureResponseBody = {
  counts: RecordCountsByKind
  filesLeft: boolean
  replaced: number
  changed: string[]
}
/** Numbers of erased records, and the chosen passages that were not replaced because they had changed. */
export type PersonErasureResult = Omit<ErasureResponseBody, 'changed'> & {
  changed: NamedPersonPassage[]
} & Pick<PersonSummary, 'linked'>
/** The user's confirmation: the e-mail address, the passages that lose the name, and the sealed records. */
export type ErasureConfirmation = {
  confirmation: string
  passages: NamedPersonPassage[]
  erasesSealedRecords: boolean
}
type PersonSearchState =
  | { step: 'asking'; problem?: string }
  | { step: 'finding' }
  | { step: 'found'; person: PersonSummary; asked: number }
  | { step: 'erased'; erased: PersonErasureResult }

/** Finds the data stored about an e-mail address, and erases it. */
export function usePersonData() {
  const [shown, show] = useReducer((_: PersonSearchState, next: PersonSearchState) => next, {
    step: 'asking',
  })

  const find = async (typed: string) => {
    if (!parsePersonEmail(typed)) return show({ step: 'asking', problem: words.notAnAddress })
    show({ step: 'finding' })
    const reply = await postPersonRequest<{ person: PersonSummary }>(PERSON_DATA_ENDPOINT, {
      address: typed,
    })
    if (reply.ok) show({ step: 'found', person: reply.body.person, asked: Date.now() })
    else show({ step: 'asking', problem: reply.message ?? words.findFailed })
  }

  /** @returns the error sentence, or null */
  const erase = async (
    person: PersonSummary,
    { confirmation, passages, erasesSealedRecords }: ErasureConfirmation,
  ): Promise<string | null> => {
    const chosen = passages.map(({ place, row, mark }) => ({ place, row, mark }))
    const sent = {
      ...{ address: person.address, confirmation, passages: chosen },
      ...(erasesSealedRecords && { erasesSealedRecords }),
    }
    const reply = await postPersonRequest<ErasureResponseBody>(
      `${PERSON_DATA_ENDPOINT}/effacement`,
      sent,
    )
    if (!reply.ok) {
      // A response without JSON comes from a proxy, so the erasure may have succeeded.
      return reply.message ?? (reply.body === null ? words.eraseUnheard : words.eraseFailed)
    }
    const changed = passages.filter(({ mark }) => reply.body.changed.includes(mark))
    // The erasure also deletes the links to other e-mail addresses, so the ones found before are shown.
    const { linked } = person
    show({ step: 'erased', erased: { ...reply.body, changed, linked } })
    return null
  }

  return { shown, find, erase, exportAddress: `${PERSON_DATA_ENDPOINT}/export` }
}

const postPersonRequest = <Body>(url: string, body: object) =>
  request<Body>(url, { method: 'POST', body })
