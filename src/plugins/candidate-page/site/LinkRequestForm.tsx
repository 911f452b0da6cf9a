'use client'

import { FormBox } from '@/components/site/submission/FormBox'
import { FormProblem } from '@/components/site/submission/FormProblem'
import { HoneypotField } from '@/components/site/submission/HoneypotField'
import type { FormErrors } from '@/components/site/submission/postForm'
import { type SubmissionWords, useSubmission } from '@/components/site/submission/useSubmission'
import { Button } from '@/components/ui/Button'
import { useLanguage } from '@/components/ui/Edition'
import { TextField } from '@/components/ui/TextField'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { LINK_REQUEST_LIMITS } from '../rules/candidatePage'
import styles from './CandidatePage.module.css'

type Props = {
  words: SubmissionWords & {
    honeypotLabel: string
    emailLabel: string
    required: string
    requestButton: string
    requesting: string
    requestedTitle: string
    requestedText: string
  }
  /** The typed address of a refused form. */
  email?: string
  errors?: FormErrors
}

/** Requests the links of an e-mail address. The response is the same for each address. */
export function LinkRequestForm({ words, email, errors: initialErrors = {} }: Props) {
  const language = useLanguage()
  const { state, submit } = useSubmission({ initialErrors, words })
  const isSending = state.phase === 'sending'
  const errors = state.phase === 'sent' ? {} : state.errors
  return (
    <>
      <div aria-live="polite">
        {state.phase === 'sent' ? (
          <div className={styles.requested}>
            <h2>{words.requestedTitle}</h2>
            <p>{words.requestedText}</p>
          </div>
        ) : null}
      </div>
      {state.phase === 'sent' ? null : (
        <FormBox required={words.required}>
          <form
            action={submissionUrl('/api/suivi', language)}
            className={styles.form}
            method="post"
            onSubmit={submit}
          >
            <HoneypotField label={words.honeypotLabel} />
            <TextField
              autoComplete="email"
              defaultValue={email}
              error={errors.email}
              inputMode="email"
              label={words.emailLabel}
              maxLength={LINK_REQUEST_LIMITS.email}
              name="email"
              required
              type="email"
            />
            <FormProblem sentence={errors.form} />
            <Button disabled={isSending} pending={isSending} type="submit">
              {isSending ? words.requesting : words.requestButton}
            </Button>
          </form>
        </FormBox>
      )}
    </>
  )
}
