'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import { sortTemplatesByStatus } from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import styles from './CandidateReplyForm.module.css'
import { suggestReplyTemplate } from './candidateReplyDraft'
import { ReplyFormEnd } from './ReplyFormEnd'
import type { ShownReplyRecipient } from './readReplyFormContext'
import { useApplicationStatusInForm } from './useApplicationStatusInForm'
import { REPLY_BUTTON_ID, useCandidateReplyForm } from './useCandidateReplyForm'

type Props = {
  addressee: ShownReplyRecipient
  /** Whether the candidate can be asked for the consent to keep the application. */
  mayRequestConsent: boolean
  templates: ReplyTemplateChoice[]
}

/** Form for one candidate reply. It suggests the template for the current status; staff edit the text and send it. */
export function CandidateReplyForm({ addressee, mayRequestConsent, templates }: Props) {
  const status = useApplicationStatusInForm()
  const suggested = suggestReplyTemplate(status, templates)
  const answer = useCandidateReplyForm({
    ...{ addressee, mayRequestConsent, purpose: 'reply', suggested, templates },
  })
  const selectId = useId()
  const hintId = useId()

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
  return (
    <div className={form.form} data-answering>
      <label htmlFor={selectId}>{words.template}</label>
      <select
        className={styles.select}
        id={selectId}
        onChange={({ target }) =>
          answer.choose({ template: target.value ? Number(target.value) : null })
        }
        ref={answer.first}
        value={answer.template?.id ?? ''}
      >
        <option value="">{words.noTemplate}</option>
        {sortTemplatesByStatus(templates, status).map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ReplyFormEnd addressee={addressee} answer={answer}>
        {mayRequestConsent && (
          <div className={styles.option}>
            <label>
              <input
                aria-describedby={hintId}
                checked={answer.requestsKeepConsent}
                onChange={({ target }) => answer.setConsentRequest(target.checked)}
                type="checkbox"
              />
              {words.requestConsent}
            </label>
            <p className={form.hint} id={hintId}>
              {words.consentHint}
            </p>
          </div>
        )}
      </ReplyFormEnd>
    </div>
  )
}
