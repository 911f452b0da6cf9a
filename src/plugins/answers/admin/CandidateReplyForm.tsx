'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import { languageNameIn } from '@/src/content/languageNames'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import { sortTemplatesByStatus } from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { CandidateReplyFields } from './CandidateReplyFields'
import styles from './CandidateReplyForm.module.css'
import { findUnfilledPlaceholders, isReplyReadyToSend } from './candidateReplyDraft'
import type { ShownReplyRecipient } from './readReplyFormContext'
import { useApplicationStatusInForm } from './useApplicationStatusInForm'
import { REPLY_BUTTON_ID, useCandidateReplyForm } from './useCandidateReplyForm'

type Props = { addressee: ShownReplyRecipient; templates: ReplyTemplateChoice[] }

/** Form for one candidate reply. It suggests the template for the current status; staff edit the text and send it. */
export function CandidateReplyForm({ addressee, templates }: Props) {
  const status = useApplicationStatusInForm()
  const answer = useCandidateReplyForm({ addressee, status, templates })
  const selectId = useId()
  const { suggested, template, text } = answer
  const language = languageNameIn(SOURCE_LANGUAGE, addressee.language)

  if (!answer.isOpen) {
    return (
      <div className={form.actions}>
        <Button
          buttonStyle="secondary"
          id={REPLY_BUTTON_ID}
          margin={false}
          onClick={answer.open}
          size="medium"
        >
          {words.open}
        </Button>
        {suggested && addressee.answeredAt === null && (
          <span className={form.hint}>{words.suggested(suggested.title)}</span>
        )}
      </div>
    )
  }
  const openPlaceholders = findUnfilledPlaceholders(text)
  return (
    <div className={form.form} data-answering>
      <label htmlFor={selectId}>{words.template}</label>
      <select
        className={styles.select}
        id={selectId}
        onChange={({ target }) => answer.choose(target.value ? Number(target.value) : null)}
        ref={answer.first}
        value={template?.id ?? ''}
      >
        <option value="">{words.noTemplate}</option>
        {sortTemplatesByStatus(templates, status).map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {answer.isUntranslated && <p className={form.problem}>{words.noText(language)}</p>}
      <CandidateReplyFields language={addressee.language} text={text} write={answer.write} />
      <p className={form.hint}>{words.to(addressee.name, addressee.email, language)}</p>
      {openPlaceholders.length > 0 && (
        <p className={form.problem} role="status">
          {words.held(openPlaceholders)}
        </p>
      )}
      {answer.problem && (
        <p className={form.problem} role="alert">
          {answer.problem}
        </p>
      )}
      <div className={form.actions}>
        <Button
          disabled={answer.isSending || !isReplyReadyToSend(text)}
          margin={false}
          onClick={answer.send}
        >
          {answer.isSending ? words.sending : words.send}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={answer.close}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
