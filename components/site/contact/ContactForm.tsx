'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { useLanguage } from '@/components/ui/Edition'
import type { HomePage } from '@/payload-types'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { FormProblem } from '../submission/FormProblem'
import { HoneypotField } from '../submission/HoneypotField'
import type { FormErrors } from '../submission/postForm'
import { type SubmissionWords, useSubmission } from '../submission/useSubmission'
import { ContactFields } from './ContactFields'
import styles from './ContactForm.module.css'
import { MessageSentDialog } from './MessageSentDialog'

export type ContactFormTexts = HomePage['contact']['form']

type Props = {
  words: Pick<PublicSiteWords['contactWords'], 'sending' | 'sentTitle' | 'sentText'> &
    Pick<PublicSiteWords, 'honeypotLabel'> &
    SubmissionWords
  /** The texts written by staff. */
  texts: ContactFormTexts
  /** The values of a refused form, by field. */
  values?: Partial<Record<string, string>>
  errors?: FormErrors
}

export function ContactForm({ words, texts, values, errors: initialErrors = {} }: Props) {
  const language = useLanguage()
  const { state, submit, startOver } = useSubmission({ initialErrors, words })
  const [messagesSent, setMessagesSent] = useState(0)
  const submitButton = useRef<HTMLButtonElement>(null)
  const errors = state.phase === 'sent' ? {} : state.errors
  const isSending = state.phase === 'sending'

  // The button gets the focus again, which it lost while it was disabled.
  useEffect(() => {
    if (messagesSent > 0) submitButton.current?.focus()
  }, [messagesSent])

  const clear = () => {
    setMessagesSent(messagesSent + 1)
    startOver()
  }

  return (
    <form
      action={submissionUrl('/api/messages-contact', language)}
      className={styles.form}
      method="post"
      onSubmit={submit}
    >
      <HoneypotField label={words.honeypotLabel} />
      <ContactFields
        // Remounts the empty fields after each sent message.
        key={messagesSent}
        texts={texts}
        values={messagesSent === 0 ? values : undefined}
        errors={errors}
      />
      <FormProblem sentence={errors.form} />
      <Button
        ref={submitButton}
        disabled={state.phase !== 'editing'}
        pending={isSending}
        type="submit"
      >
        {isSending ? words.sending : texts.submitLabel}
      </Button>
      {state.phase === 'sent' ? <MessageSentDialog words={words} onDone={clear} /> : null}
    </form>
  )
}
