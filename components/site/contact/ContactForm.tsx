'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { HomePage } from '@/payload-types'
import { contactWords } from '@/src/content/fr/contactPage'
import { FormProblem } from '../submission/FormProblem'
import { HoneypotField } from '../submission/HoneypotField'
import type { FormErrors } from '../submission/postForm'
import { useSubmission } from '../submission/useSubmission'
import { ContactFields } from './ContactFields'
import styles from './ContactForm.module.css'
import { MessageSentDialog } from './MessageSentDialog'

export type ContactFormTexts = HomePage['contact']['form']

type Props = {
  texts: ContactFormTexts
  /** What was typed in a form that came back, by field. */
  values?: Partial<Record<string, string>>
  errors?: FormErrors
}

export function ContactForm({ texts, values, errors: initialErrors = {} }: Props) {
  const { state, submit, startOver } = useSubmission(initialErrors)
  const [messagesSent, setMessagesSent] = useState(0)
  const submitButton = useRef<HTMLButtonElement>(null)
  const errors = state.phase === 'sent' ? {} : state.errors
  const isSending = state.phase === 'sending'

  // The button could not keep the focus while it was disabled.
  useEffect(() => {
    if (messagesSent > 0) submitButton.current?.focus()
  }, [messagesSent])

  const clear = () => {
    setMessagesSent(messagesSent + 1)
    startOver()
  }

  return (
    <form action="/api/messages-contact" className={styles.form} method="post" onSubmit={submit}>
      <HoneypotField />
      <ContactFields
        // Other fields after each message sent: empty ones.
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
        {isSending ? contactWords.sending : texts.submitLabel}
      </Button>
      {state.phase === 'sent' ? <MessageSentDialog onDone={clear} /> : null}
    </form>
  )
}
