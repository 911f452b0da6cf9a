import { FileField } from '@/components/ui/FileField'
import { SelectField } from '@/components/ui/SelectField'
import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import type { PublicSiteWords } from '@/src/content/siteWords'
import type { ChosenFileError } from '@/src/domain/files/uploadedFile'
import {
  APPLICATION_FIELD_MAX_CHARACTERS,
  type ApplicationFileField,
} from '@/src/domain/submissions/applicationForm'
import { HEARD_FROM_CHOICES } from '@/src/domain/submissions/heardFrom'
import type { FormErrors } from '../submission/postForm'
import styles from './ApplicationForm.module.css'

export const ACCEPTED_FILE_EXTENSIONS = '.pdf,.doc,.docx'

/** The typed values by field. */
export type TypedFieldValues = Partial<Record<string, string>>

type Props = {
  labels: PublicSiteWords['applicationFormWords']
  values: TypedFieldValues
  errors: FormErrors
  /** Checks a file chosen for this field; false when it is refused. */
  chooseFile: (field: ApplicationFileField) => (file: File | null) => boolean
  refuseFile: (field: ApplicationFileField, error: ChosenFileError) => void
}

/** Contact details, files, and how the candidate heard of the firm. */
export function ApplicationFields({ chooseFile, refuseFile, errors, labels, values }: Props) {
  return (
    <>
      <TextField
        autoComplete="name"
        defaultValue={values.candidateName}
        error={errors.candidateName}
        label={labels.candidateName}
        maxLength={APPLICATION_FIELD_MAX_CHARACTERS.candidateName}
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
          maxLength={APPLICATION_FIELD_MAX_CHARACTERS.candidateEmail}
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
          maxLength={APPLICATION_FIELD_MAX_CHARACTERS.candidatePhone}
          name="candidatePhone"
          type="tel"
        />
      </div>
      <FileField
        accept={ACCEPTED_FILE_EXTENSIONS}
        error={errors.cv}
        help={labels.fileHelp}
        label={labels.cv}
        name="cv"
        onChoose={chooseFile('cv')}
        onUnreadable={() => refuseFile('cv', 'fileUnreadable')}
        removeLabel={labels.removeFile}
      />
      <fieldset className={styles.letter}>
        <legend>{labels.letterLegend}</legend>
        <p className={styles.legendHelp}>{labels.letterLegendHelp}</p>
        <TextAreaField
          defaultValue={values.coverLetter}
          error={errors.coverLetter}
          label={labels.coverLetter}
          name="coverLetter"
          rows={8}
        />
        <p className={styles.or}>{labels.or}</p>
        <FileField
          accept={ACCEPTED_FILE_EXTENSIONS}
          error={errors.coverLetterFile}
          help={labels.fileHelp}
          label={labels.coverLetterFile}
          name="coverLetterFile"
          onChoose={chooseFile('coverLetterFile')}
          onUnreadable={() => refuseFile('coverLetterFile', 'fileUnreadable')}
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
          ...HEARD_FROM_CHOICES.map((value) => ({ value, label: labels.heardFromLabels[value] })),
        ]}
      />
    </>
  )
}
