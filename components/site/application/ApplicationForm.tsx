'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { FileField } from '@/components/ui/FileField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { applicationPageWords as words } from '@/src/content/fr/applicationPage'
import { chosenFileSentences } from '@/src/content/fr/chosenFile'
import { APPLICATION_LIMITS, type ApplicationFileField } from '@/src/domain/applicationForm'
import { LEGAL_NOTICE_PATH } from '@/src/domain/sitePaths'
import { judgeChosenFile } from '@/src/domain/uploadedFile'
import { FormProblem } from '../submission/FormProblem'
import { HoneypotField } from '../submission/HoneypotField'
import type { FormErrors } from '../submission/postForm'
import { useSubmission } from '../submission/useSubmission'
import { useHydrated } from '../useHydrated'
import styles from './ApplicationForm.module.css'
import { addVisitSession } from './addVisitSession'
import { SentDialog } from './SentDialog'

const ACCEPTED_FILES = '.pdf,.doc,.docx'

type Props = {
  jobSlug: string
  /** What was typed in a form that came back, by field. */
  values?: Partial<Record<string, string>>
  errors?: FormErrors
}

export function ApplicationForm({ jobSlug, values = {}, errors: initialErrors = {} }: Props) {
  const { state, submit, setFieldError } = useSubmission(initialErrors, addVisitSession)
  const [isNamed, setIsNamed] = useState(Boolean(values.candidateName && values.candidateEmail))
  const isHydrated = useHydrated()
  const errors = state.phase === 'sent' ? {} : state.errors
  const isSending = state.phase === 'sending'

  const chooseFile = (field: ApplicationFileField) => (file: File | null) => {
    const error = file ? judgeChosenFile(file) : null
    setFieldError(field, error ? chosenFileSentences[error] : undefined)
    return error === null
  }

  return (
    <form
      action="/api/candidatures"
      className={styles.form}
      encType="multipart/form-data"
      method="post"
      onInput={({ currentTarget }) => setIsNamed(hasNameAndEmail(currentTarget))}
      onSubmit={submit}
    >
      <input name="jobSlug" type="hidden" value={jobSlug} />
      <HoneypotField />
      <TextField
        autoComplete="name"
        defaultValue={values.candidateName}
        error={errors.candidateName}
        label={words.candidateName}
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
          label={words.candidateEmail}
          maxLength={APPLICATION_LIMITS.candidateEmail}
          name="candidateEmail"
          required
          type="email"
        />
        <TextField
          autoComplete="tel"
          defaultValue={values.candidatePhone}
          error={errors.candidatePhone}
          help={words.phoneHelp}
          inputMode="tel"
          label={words.candidatePhone}
          maxLength={APPLICATION_LIMITS.candidatePhone}
          name="candidatePhone"
          type="tel"
        />
      </div>
      <FileField
        accept={ACCEPTED_FILES}
        error={errors.cv}
        help={words.fileHelp}
        label={words.cv}
        name="cv"
        onChoose={chooseFile('cv')}
        removeLabel={words.removeFile}
      />
      <fieldset className={styles.letter}>
        <legend>{words.letterLegend}</legend>
        <p className={styles.legendHelp}>{words.letterLegendHelp}</p>
        <TextAreaField
          defaultValue={values.coverLetter}
          error={errors.coverLetter}
          label={words.coverLetter}
          maxLength={APPLICATION_LIMITS.coverLetter}
          name="coverLetter"
          rows={8}
        />
        <p className={styles.or}>{words.or}</p>
        <FileField
          accept={ACCEPTED_FILES}
          error={errors.coverLetterFile}
          help={words.fileHelp}
          label={words.coverLetterFile}
          name="coverLetterFile"
          onChoose={chooseFile('coverLetterFile')}
          removeLabel={words.removeFile}
        />
      </fieldset>
      <FormProblem sentence={errors.form} />
      <Button
        disabled={isSending || (isHydrated && !isNamed)}
        pending={isSending}
        type="submit"
        wide
      >
        {isSending ? words.sending : words.submit}
      </Button>
      <p className={styles.consent}>
        {words.consent} <a href={LEGAL_NOTICE_PATH}>{words.consentLink}</a>
      </p>
      {state.phase === 'sent' ? <SentDialog warnings={state.warnings} /> : null}
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
