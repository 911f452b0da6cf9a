'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { request } from '@/components/admin/request/request'
import {
  type FoundSealedRecords,
  isSealedReason,
  isSealedSearch,
} from '@/src/plugins/retention/rules/sealedRecord'
import { sealedRecordsPage as words } from '@/src/plugins/retention/words/admin/sealedRecords'
import { SealedRecordList } from './SealedRecordList'
import styles from './SealedRecords.module.css'

type SealedRecordSearchState =
  | { step: 'asking' | 'incomplete' | 'finding' }
  | { step: 'failed'; message: string }
  | ({ step: 'found' } & FoundSealedRecords)

/** Searches the sealed records; the server refuses a search without a reason. */
export function SealedRecordsSearch() {
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [search, setSearch] = useState<SealedRecordSearchState>({ step: 'asking' })
  const isIncomplete = search.step === 'incomplete'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSealedReason(reason) || !isSealedSearch(text)) return setSearch({ step: 'incomplete' })
    setSearch({ step: 'finding' })
    const reply = await request<FoundSealedRecords>('/api/conservation/archives', {
      method: 'POST',
      body: { reason, search: text },
    })
    setSearch(
      reply.ok
        ? { step: 'found', ...reply.body }
        : { step: 'failed', message: reply.message ?? words.failed },
    )
  }

  return (
    <>
      <form className={styles.search} noValidate onSubmit={(event) => void submit(event)}>
        <DialogField
          error={isIncomplete && !isSealedReason(reason) ? words.reasonProblem : undefined}
          help={words.reasonHelp}
          label={words.reason}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
              type="text"
              value={reason}
            />
          )}
        </DialogField>
        <DialogField
          error={isIncomplete && !isSealedSearch(text) ? words.searchProblem : undefined}
          label={words.search}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
              type="text"
              value={text}
            />
          )}
        </DialogField>
        <Button disabled={search.step === 'finding'} margin={false} size="large" type="submit">
          {search.step === 'finding' ? words.finding : words.find}
        </Button>
      </form>
      <p className={styles.problem} role="alert">
        {search.step === 'failed' ? search.message : null}
      </p>
      <p aria-live="polite">
        {search.step === 'found' ? words.found(search.records.length) : null}
      </p>
      {search.step === 'found' ? <SealedRecordList {...search} /> : null}
    </>
  )
}
