'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { useHref, useLanguage } from '@/components/ui/Edition'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { type ChosenFileError, checkChosenFile } from '@/src/domain/files/uploadedFile'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'
import { OFFER_CLOSED_ERROR, submissionUrl } from '@/src/domain/submissions/submission'
import { PERSONAL_DATA_PATH } from '@/src/domain/urls/sitePaths'
import { FormProblem } from '../submission/FormProblem'
import { HoneypotField } from '../submission/HoneypotField'
import type { FormErrors } from '../submission/postForm'
import { type SubmissionWords, useSubmission } from '../submission/useSubmission'
import { useIsHydrated } from '../useIsHydrated'
import { ApplicationFields, type TypedFieldValues } from './ApplicationFields'
import styles from './ApplicationForm.module.css'
import { ApplicationSentDialog } from './ApplicationSentDialog'
import { addVisitorIdToForm } from './addVisitorIdToForm'
import { isRefusedFileMissing } from './isRefusedFileMissing'
import { useFormStepTracking } from './useFormStepTracking'

export type ApplicationFormWords = SubmissionWords &
  Pick<
    PublicSiteWords,
    'applicationFormWords' | 'applicationSentWords' | 'chosenFileErrorSentences' | 'honeypotLabel'
  >

type Props = {
  words: ApplicationFormWords
  /** Sentence with the promised reply date. */
  promise: string
  /** Sentence about personal data and their retention. */
  consent: string
  jobSlug: string
  /** The ended offer of an application that was started for it and is now spontaneous. */
  endedJobSlug?: string
  /** The values of a refused form, by field. */
  values?: TypedFieldValues
  errors?: FormErrors
  /** Fields of plugins. */
  children?: ChildrenWithoutText
  /** Sections of plugins in the confirmation. */
  sentSections?: ChildrenWithoutText
}

export function ApplicationForm({
  promise,
  consent,
  words,
  jobSlug,
  endedJobSlug,
  values = {},
  errors: returned = {},
  children,
  sentSections,
}: Props) {
  const { applicationFormWords: labels, chosenFileErrorSentences } = words
  const language = useLanguage()
  const hrefOf = useHref()
  const { tell, tellField, tellRefusedFile } = useFormStepTracking(jobSlug)
  const { state, submit, setFieldError } = useSubmission({
    initialErrors: returned,
    words,
    complete: (fields) => {
      addVisitorIdToForm(fields)
      tell('sending')
    },
    onAnswer: (answer) => {
      if (answer.ok) return tell('sent')
      const reasons = answer.reasons ?? ['unexpected']
      tell('sending', reasons)
      // The form stays usable for an offer that ended meanwhile, so that no input is lost.
      if (reasons.includes(OFFER_CLOSED_ERROR)) setIsOver(true)
    },
  })
  const [isOver, setIsOver] = useState(false)
  const [isNamed, setIsNamed] = useState(Boolean(values.candidateName && values.candidateEmail))
  const [isWarned, setIsWarned] = useState(false)
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  // Values that were typed before hydration, or restored by the browser, are read too.
  useEffect(() => setIsNamed(hasNameAndEmail(form.current)), [])
  const errors = state.phase === 'sent' ? {} : state.errors
  const isSending = state.phase === 'sending'
  const readNamed = () => setIsNamed(hasNameAndEmail(form.current))

  const chooseFile = (field: ApplicationFileField) => (file: File | null) => {
    const error = file ? checkChosenFile(file) : null
    setIsWarned(false)
    if (error) refuseFile(field, error)
    else setFieldError(field, undefined)
    return error === null
  }

  const refuseFile = (field: ApplicationFileField, error: ChosenFileError) => {
    setFieldError(field, chosenFileErrorSentences[error])
    tellRefusedFile(field, error)
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    // On a phone the file field and its error may be out of view, so the visitor is warned once.
    const isToBeWarned = !isWarned && isRefusedFileMissing(event.currentTarget, errors)
    setIsWarned(isToBeWarned)
    if (isToBeWarned) event.preventDefault()
    else void submit(event)
  }

  return (
    <form
      ref={form}
      action={submissionUrl('/api/candidatures', language)}
      className={styles.form}
      encType="multipart/form-data"
      method="post"
      // Password managers fill fields without an input event; the style sheet starts an animation
      // then.
      onAnimationStart={readNamed}
      onFocus={readNamed}
      onPointerOver={readNamed}
      onInput={({ target }) => {
        readNamed()
        if (target instanceof Element) tellField(target.getAttribute('name') ?? '')
      }}
      onSubmit={send}
    >
      <input name="jobSlug" type="hidden" value={isOver ? SPONTANEOUS_APPLICATION_SLUG : jobSlug} />
      <input name="endedJobSlug" type="hidden" value={isOver ? jobSlug : endedJobSlug} />
      <HoneypotField label={words.honeypotLabel} />
      <ApplicationFields
        chooseFile={chooseFile}
        refuseFile={refuseFile}
        errors={errors}
        labels={labels}
        values={values}
      />
      {children}
      <FormProblem sentence={isWarned ? labels.withoutFile : errors.form} />
      <div className={styles.send}>
        <Button
          disabled={isSending || (isHydrated && !isNamed)}
          pending={isSending}
          type="submit"
          wide
        >
          {isSending ? labels.sending : isOver ? labels.submitSpontaneous : labels.submit}
        </Button>
        {isSending ? (
          <progress aria-label={labels.progress} className={styles.progress} value={state.share} />
        ) : null}
      </div>
      <p className={styles.consent}>
        <span>{consent}</span> <a href={hrefOf(PERSONAL_DATA_PATH)}>{labels.consentLink}</a>
      </p>
      {state.phase === 'sent' ? (
        <ApplicationSentDialog
          promise={promise}
          words={words.applicationSentWords}
          warnings={state.warnings}
        >
          {sentSections}
        </ApplicationSentDialog>
      ) : null}
    </form>
  )
}

function hasNameAndEmail(form: HTMLFormElement | null) {
  const fields = new FormData(form ?? undefined)
  return ['candidateName', 'candidateEmail'].every((name) => {
    const text = fields.get(name)
    return typeof text === 'string' && text.trim() !== ''
  })
}
