'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { formatDate } from '@/src/content/dates'
import { languageNameIn, languageNamesForStaff } from '@/src/content/languageNames'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { type SiteTimezone, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import {
  candidateReplyWords,
  batchReplyWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'
import styles from './BatchReplyForm.module.css'
import { CandidateReplyFields } from './CandidateReplyFields'
import type { BatchReplyRowState } from './useBatchReplyForm'

type Props = {
  row: BatchReplyRowState
  timezone: SiteTimezone
  include: (isIncluded: boolean) => void
  restore: () => void
  write: (part: Partial<CandidateReplyText>) => void
}

/** One candidate of the batch, with the reply that they will receive. */
export function BatchReplyRow({ include, restore, row, timezone, write }: Props) {
  const { addressee, isChanged, isIncluded, template, text } = row
  const [isOpen, setOpen] = useState(false)
  const fieldsId = useId()
  const { answeredAt, email, jobTitle, language, name, status } = addressee
  const reason = isIncluded || row.isGone ? replyBlockedReason(row) : null
  return (
    <li className={isIncluded ? styles.row : `${styles.row} ${styles.out}`}>
      <label className={styles.who}>
        <input
          checked={isIncluded}
          disabled={row.isGone}
          onChange={({ target }) => include(target.checked)}
          type="checkbox"
        />
        <span className={styles.name}>
          <span className={styles.forReaders}>{words.include('')}</span>
          <strong>{name}</strong>
        </span>
      </label>
      <span className={styles.facts}>
        <span>{[email, jobTitle, applicationStatusLabels[status]].join(' · ')}</span>
        {answeredAt && <span>{` · ${words.answered(formatDate(answeredAt, timezone))}`}</span>}
      </span>
      <span className={styles.letter}>
        <span className={styles.language}>{languageNamesForStaff[language]}</span>{' '}
        <span>{template?.title ?? candidateReplyWords.noTemplate}</span>
        {isChanged && <span>{` · ${words.changed}`}</span>}
        {text.subject && <span className={styles.subject}>{text.subject}</span>}
      </span>
      {!row.isGone && (
        <span className={styles.open}>
          <Button
            aria-controls={fieldsId}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? words.close : words.edit}\u00A0: ${name}`}
            buttonStyle="secondary"
            margin={false}
            onClick={() => setOpen(!isOpen)}
            size="small"
          >
            {isOpen ? words.close : words.edit}
          </Button>
        </span>
      )}
      {reason && <p className={styles.held}>{reason}</p>}
      <div className={styles.fields} hidden={!isOpen} id={fieldsId}>
        {isOpen && (
          <>
            <CandidateReplyFields language={language} text={text} write={write} />
            {isChanged && (
              <div>
                <Button buttonStyle="transparent" margin={false} onClick={restore} size="small">
                  {words.original}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  )
}

function replyBlockedReason({
  addressee,
  held,
  isChanged,
  isGone,
  isReady,
  template,
}: BatchReplyRowState) {
  if (isGone) return candidateReplyWords.anonymised
  if (isReady) return null
  if (held.length > 0) return candidateReplyWords.held(held)
  if (isChanged) return words.unwritten
  const language = languageNameIn(SOURCE_LANGUAGE, addressee.language)
  return template ? candidateReplyWords.noText(language) : words.noSuggestion
}
