'use client'

import { ACCEPTED_FILE_EXTENSIONS } from '@/components/site/application/ApplicationFields'
import { FormProblem } from '@/components/site/submission/FormProblem'
import { HoneypotField } from '@/components/site/submission/HoneypotField'
import type { FormErrors } from '@/components/site/submission/postForm'
import { type SubmissionWords, useSubmission } from '@/components/site/submission/useSubmission'
import { Button } from '@/components/ui/Button'
import { FileField } from '@/components/ui/FileField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { checkChosenFile } from '@/src/domain/files/uploadedFile'
import {
  APPLICATION_FIELD_MAX_CHARACTERS,
  APPLICATION_FILE_FIELDS,
} from '@/src/domain/submissions/applicationForm'
import styles from './CandidatePage.module.css'

type Props = {
  words: SubmissionWords &
    Pick<PublicSiteWords, 'applicationFormWords' | 'chosenFileErrorSentences' | 'honeypotLabel'> & {
      save: string
      saving: string
      fileHelp: string
    }
  /** Where the form is sent, and the page that confirms it. */
  action: string
  donePage: string
  values: { candidatePhone?: string; coverLetter?: string }
  errors?: FormErrors
}

/** Corrects the telephone number and the letter of an application, and adds or replaces its files. */
export function CorrectionForm({ words, action, donePage, values, errors: returned = {} }: Props) {
  const { applicationFormWords: labels, chosenFileErrorSentences } = words
  const { state, submit, setFieldError } = useSubmission({
    initialErrors: returned,
    words,
    onAnswer: ({ ok }) => {
      if (ok) window.location.assign(donePage)
    },
  })
  const errors = state.phase === 'sent' ? {} : state.errors
  // After the last response the button stays busy until the next page is there.
  const isSending = state.phase !== 'editing'
  return (
    <form
      action={action}
      className={styles.form}
      encType="multipart/form-data"
      method="post"
      onSubmit={submit}
    >
      <HoneypotField label={words.honeypotLabel} />
      <TextField
        autoComplete="tel"
        defaultValue={values.candidatePhone}
        error={errors.candidatePhone}
        inputMode="tel"
        label={labels.candidatePhone}
        maxLength={APPLICATION_FIELD_MAX_CHARACTERS.candidatePhone}
        name="candidatePhone"
        type="tel"
      />
      <TextAreaField
        defaultValue={values.coverLetter}
        error={errors.coverLetter}
        label={labels.coverLetter}
        name="coverLetter"
        rows={8}
      />
      {APPLICATION_FILE_FIELDS.map((field) => (
        <FileField
          accept={ACCEPTED_FILE_EXTENSIONS}
          error={errors[field]}
          help={words.fileHelp}
          key={field}
          label={labels[field]}
          name={field}
          onChoose={(file) => {
            const error = file ? checkChosenFile(file) : null
            setFieldError(field, error ? chosenFileErrorSentences[error] : undefined)
            return error === null
          }}
          onUnreadable={() => setFieldError(field, chosenFileErrorSentences.fileUnreadable)}
          removeLabel={labels.removeFile}
        />
      ))}
      <FormProblem sentence={errors.form} />
      <Button disabled={isSending} pending={isSending} type="submit">
        {isSending ? words.saving : words.save}
      </Button>
    </form>
  )
}
