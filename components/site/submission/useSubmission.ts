'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { type FormErrors, type FormResponse, postForm, type SubmissionState } from './postForm'
import { useLeaveConfirmation } from './useLeaveConfirmation'

/** Texts for an unexpected response, and for leaving while a form is being sent. */
export type SubmissionWords = Pick<
  PublicSiteWords,
  'leaveWhileSendingSentence' | 'unexpectedErrorSentence'
>

type FormSubmissionOptions = {
  initialErrors: FormErrors
  words: SubmissionWords
  /** Adds hidden values when the form is sent. */
  complete?: (fields: FormData) => void
  onAnswer?: (answer: FormResponse) => void
}

/** Sends a form without leaving the page; without JavaScript the browser submits it. */
export function useSubmission(submission: FormSubmissionOptions) {
  const { initialErrors, words, complete, onAnswer } = submission
  const [state, setState] = useState<SubmissionState>({ phase: 'editing', errors: initialErrors })
  const submissionKey = useRef<string>(undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    submissionKey.current ??= createSubmissionKey()
    if (submissionKey.current) fields.set('submissionKey', submissionKey.current)
    complete?.(fields)

    const showShare = (share: number) => setState({ phase: 'sending', errors: {}, share })
    showShare(0)
    const answer = await postForm(form.action, {
      form: fields,
      onProgress: showShare,
      unexpectedSentence: words.unexpectedErrorSentence,
    })
    onAnswer?.(answer)
    if (answer.ok) {
      setState({ phase: 'sent', warnings: answer.warnings })
      return
    }
    setState({ phase: 'editing', errors: answer.errors })
    focusFirstError(form, answer.errors)
  }

  useLeaveConfirmation(state.phase === 'sending', words.leaveWhileSendingSentence)

  /** Starts a new, empty submission. */
  const startOver = () => {
    submissionKey.current = undefined
    setState({ phase: 'editing', errors: {} })
  }

  const setFieldError = (field: string, error: string | undefined) =>
    setState((current) =>
      current.phase === 'sent'
        ? current
        : { ...current, errors: { ...current.errors, [field]: error } },
    )

  return { state, submit, startOver, setFieldError }
}

// Browsers offer no randomUUID over plain HTTP; the server then detects duplicates by their
// content.
function createSubmissionKey() {
  return window.isSecureContext ? window.crypto.randomUUID() : undefined
}

function focusFirstError(form: HTMLFormElement, errors: FormErrors) {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLElement && errors[element.getAttribute('name') ?? ''],
  )
  if (first instanceof HTMLElement) first.focus()
}
