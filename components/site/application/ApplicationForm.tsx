'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { useHref, useLanguage } from '@/components/ui/Edition'
import { FileField } from '@/components/ui/FileField'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import type { Words } from '@/src/content/words'
import { LEGAL_NOTICE_PATH } from '@/src/domain/addresses/sitePaths'
import { judgeChosenFile } from '@/src/domain/files/uploadedFile'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import {
  APPLICATION_LIMITS,
  type ApplicationFileField,
} from '@/src/domain/submissions/applicationForm'
import { HEARD_FROM } from '@/src/domain/submissions/heardFrom'
import { OFFER_CLOSED, submissionAddress } from '@/src/domain/submissions/submission'
import { FormProblem } from '../submission/FormProblem'
import { HoneypotField } from '../submission/HoneypotField'
import type { FormErrors } from '../submission/postForm'
import { useSubmission } from '../submission/useSubmission'
import { useHydrated } from '../useHydrated'
import styles from './ApplicationForm.module.css'
import { addVisitor } from './addVisitor'
import { leavesWithoutFile } from './leavesWithoutFile'
import { SentDialog } from './SentDialog'
import { useFormSteps } from './useFormSteps'

const ACCEPTED_FILES = '.pdf,.doc,.docx'

export type ApplicationFormWords = Pick<
  Words,
  | 'applicationFormWords'
  | 'applicationSentWords'
  | 'chosenFileSentences'
  | 'honeypotLabel'
  | 'unexpectedErrorSentence'
>

type Props = {
  words: ApplicationFormWords
  /** By when there will be an answer, in a sentence. */
  promise: string
  jobSlug: string
  /** What was typed in a form that came back, by field. */
  values?: Partial<Record<string, string>>
  errors?: FormErrors
}

export function ApplicationForm({
  promise,
  words,
  jobSlug,
  values = {},
  errors: returned = {},
}: Props) {
  const { applicationFormWords: labels, chosenFileSentences } = words
  const language = useLanguage()
  const hrefOf = useHref()
  const { tell, tellField, tellRefusedFile } = useFormSteps(jobSlug)
  const { state, submit, setFieldError } = useSubmission({
    initialErrors: returned,
    unexpectedErrorSentence: words.unexpectedErrorSentence,
    complete: (fields) => {
      addVisitor(fields)
      tell('sending')
    },
    onAnswer: (answer) => {
      if (answer.ok) return tell('sent')
      const reasons = answer.reasons ?? ['unexpected']
      tell('sending', reasons)
      // Nothing is lost of an application to an offer that has ended meanwhile.
      if (reasons.includes(OFFER_CLOSED)) setIsOver(true)
    },
  })
  const [isOver, setIsOver] = useState(false)
  const [isNamed, setIsNamed] = useState(Boolean(values.candidateName && values.candidateEmail))
  const [isWarned, setIsWarned] = useState(false)
  const isHydrated = useHydrated()
  const errors = state.phase === 'sent' ? {} : state.errors
  const isSending = state.phase === 'sending'

  const chooseFile = (field: ApplicationFileField) => (file: File | null) => {
    const error = file ? judgeChosenFile(file) : null
    setFieldError(field, error ? chosenFileSentences[error] : undefined)
    setIsWarned(false)
    if (error) tellRefusedFile(field, error)
    return error === null
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    // On a phone the field may be far above the button, and what was said there not seen.
    const isToBeWarned = !isWarned && leavesWithoutFile(event.currentTarget, errors)
    setIsWarned(isToBeWarned)
    if (isToBeWarned) event.preventDefault()
    else void submit(event)
  }

  return (
    <form
      action={submissionAddress('/api/candidatures', language)}
      className={styles.form}
      encType="multipart/form-data"
      method="post"
      onInput={({ currentTarget, target }) => {
        setIsNamed(hasNameAndEmail(currentTarget))
        if (target instanceof Element) tellField(target.getAttribute('name') ?? '')
      }}
      onSubmit={send}
    >
      <input name="jobSlug" type="hidden" value={isOver ? SPONTANEOUS_APPLICATION_SLUG : jobSlug} />
      <HoneypotField label={words.honeypotLabel} />
      <TextField
        autoComplete="name"
        defaultValue={values.candidateName}
        error={errors.candidateName}
        label={labels.candidateName}
        maxLength={APPLICATION_LIMITS.candidateName}
        name="candidateName"
        required
      />
      <div className={styles.pair}>
        <TextField
          autoComplete="email"
          defaultValue={values.candidateEmail}
          error={errors.candidateEmail}
          inputMode="email"
          label={labels.candidateEmail}
          maxLength={APPLICATION_LIMITS.candidateEmail}
          name="candidateEmail"
          required
          type="email"
        />
        <TextField
          autoComplete="tel"
          defaultValue={values.candidatePhone}
          error={errors.candidatePhone}
          help={labels.phoneHelp}
          inputMode="tel"
          label={labels.candidatePhone}
          maxLength={APPLICATION_LIMITS.candidatePhone}
          name="candidatePhone"
          type="tel"
        />
      </div>
      <FileField
        accept={ACCEPTED_FILES}
        error={errors.cv}
        help={labels.fileHelp}
        label={labels.cv}
        name="cv"
        onChoose={chooseFile('cv')}
        removeLabel={labels.removeFile}
      />
      <fieldset className={styles.letter}>
        <legend>{labels.letterLegend}</legend>
        <p className={styles.legendHelp}>{labels.letterLegendHelp}</p>
        <TextAreaField
          defaultValue={values.coverLetter}
          error={errors.coverLetter}
          label={labels.coverLetter}
          maxLength={APPLICATION_LIMITS.coverLetter}
          name="coverLetter"
          rows={8}
        />
        <p className={styles.or}>{labels.or}</p>
        <FileField
          accept={ACCEPTED_FILES}
          error={errors.coverLetterFile}
          help={labels.fileHelp}
          label={labels.coverLetterFile}
          name="coverLetterFile"
          onChoose={chooseFile('coverLetterFile')}
          removeLabel={labels.removeFile}
        />
      </fieldset>
      <SelectField
        defaultValue={values.heardFrom ?? ''}
        help={labels.heardFromHelp}
        label={labels.heardFrom}
        name="heardFrom"
        options={[
          { value: '', label: labels.noHeardFrom },
          ...HEARD_FROM.map((value) => ({ value, label: labels.heardFromLabels[value] })),
        ]}
      />
      <FormProblem sentence={isWarned ? labels.withoutFile : errors.form} />
      <Button
        disabled={isSending || (isHydrated && !isNamed)}
        pending={isSending}
        type="submit"
        wide
      >
        {isSending ? labels.sending : isOver ? labels.submitSpontaneous : labels.submit}
      </Button>
      <p className={styles.consent}>
        {labels.consent} <a href={hrefOf(LEGAL_NOTICE_PATH)}>{labels.consentLink}</a>
      </p>
      {state.phase === 'sent' ? (
        <SentDialog
          promise={promise}
          words={words.applicationSentWords}
          warnings={state.warnings}
        />
      ) : null}
    </form>
  )
}

function hasNameAndEmail(form: HTMLFormElement) {
  const fields = new FormData(form)
  return ['candidateName', 'candidateEmail'].every((name) => {
    const text = fields.get(name)
    return typeof text === 'string' && text.trim() !== ''
  })
}
