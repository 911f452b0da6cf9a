'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import {
  candidateReplyWords,
  batchReplyWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'
import styles from './BatchReplyForm.module.css'
import { BatchReplyRow } from './BatchReplyRow'
import formStyles from './CandidateReplyForm.module.css'
import type { ReplyFormContext } from './readReplyFormContext'
import { useBatchReplyForm } from './useBatchReplyForm'

type Props = ReplyFormContext & { timezone: SiteTimezone }

/** Lists the recipients of a batch of candidate replies. Staff can read, edit or exclude each reply before sending. */
export function BatchReplyForm({ addressees, templates, timezone }: Props) {
  const many = useBatchReplyForm({ addressees, templates })
  const selectId = useId()
  const blockedRows = many.rows.filter(({ isIncluded, isReady }) => isIncluded && !isReady)
  return (
    <>
      <p className={styles.explanation}>{words.explanation}</p>
      <div className={styles.choice}>
        <label htmlFor={selectId}>{words.template}</label>
        <select
          className={formStyles.select}
          id={selectId}
          onChange={({ target }) => many.choose(target.value ? Number(target.value) : null)}
          value={many.template ?? ''}
        >
          <option value="">{words.byStatus}</option>
          {templates.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <ul className={styles.rows}>
        {many.rows.map((row) => (
          <BatchReplyRow
            include={(isIncluded) => many.include(row.addressee.id, isIncluded)}
            key={row.addressee.id}
            restore={() => many.restore(row.addressee.id)}
            row={row}
            timezone={timezone}
            write={(part) => many.write(row.addressee.id, { ...row.text, ...part })}
          />
        ))}
      </ul>
      {many.problem && (
        <p className={form.problem} role="alert">
          {many.problem}
        </p>
      )}
      <div className={styles.bar}>
        <p role="status">
          <span>{words.ready(many.ready.length)}</span>
          {blockedRows.length > 0 && (
            <span>{` · ${words.heldBack(blockedRows.map(({ addressee }) => addressee.name))}`}</span>
          )}
        </p>
        <Button
          disabled={many.isSending || many.ready.length === 0}
          margin={false}
          onClick={many.send}
        >
          {many.isSending ? candidateReplyWords.sending : words.send(many.ready.length)}
        </Button>
      </div>
    </>
  )
}
