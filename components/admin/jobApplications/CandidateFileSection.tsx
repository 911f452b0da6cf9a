import { applicationDocumentWords } from '@/src/content/admin/applicationDocument'
import { fileMarkSentences } from '@/src/content/admin/candidateFiles'
import { formRefusalLabels } from '@/src/content/admin/formRefusals'
import { fileCheckWords } from '@/src/content/fileChecks'
import { FILE_ERRORS, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { PdfReading } from '@/src/plugins/document-reading/admin/PdfReading'
import { WordReading } from '@/src/plugins/document-reading/admin/WordReading'
import type { DocumentState } from '@/src/plugins/document-reading/rules/documentReading'
import type { SearchedForms } from '@/src/plugins/document-reading/rules/hits'
import type { ApplicationFile } from '@/src/queries/findApplicationForStaff'
import styles from './CandidateFileSection.module.css'
import { DownloadButton } from './DownloadButton'
import { FileCheck } from './FileCheck'
import { RefreshAfterCheck } from './RefreshAfterCheck'

type Props = {
  file: ApplicationFile
  title: string
  caution: string
  download: { label: string; problem: string }
  sought: SearchedForms
  /** Result of the text extraction; undefined until it has run. */
  state: DocumentState | undefined
  timezone: SiteTimezone
}

/** One of the candidate's files: name, security check, warnings, and the content once it is clean. */
export function CandidateFileSection({
  file,
  title,
  caution,
  download,
  sought,
  state,
  timezone,
}: Props) {
  const isClean = file.check.state === 'clean'
  return (
    <section aria-label={title} className={styles.file}>
      <header className={isClean ? `${styles.head} ${styles.opened}` : styles.head}>
        <h3>{title}</h3>
        <p className={styles.name} title={file.name}>
          {file.name}
        </p>
        <FileCheck check={file.check} timezone={timezone} />
        {isClean && <DownloadButton fileId={file.id} fileName={file.name} {...download} />}
      </header>
      {isClean ? (
        <ReadableFile caution={caution} file={file} sought={sought} state={state} />
      ) : (
        <WithheldFile check={file.check} />
      )}
    </section>
  )
}

type ReadableFileProps = Pick<Props, 'file' | 'caution' | 'sought' | 'state'>

function ReadableFile({ file, caution, sought, state }: ReadableFileProps) {
  const Viewer = file.mimeType === fileKindMimeTypes.pdf ? PdfReading : WordReading
  return (
    <>
      {file.hasActiveContent && <p className={styles.caution}>{caution}</p>}
      {file.marks.map((mark) => (
        <p className={styles.caution} key={mark}>
          {fileMarkSentences[mark]}
        </p>
      ))}
      {state && state !== 'read' && (
        <p className={styles.unsearched}>{applicationDocumentWords.unsearched[state]}</p>
      )}
      <Viewer fileId={file.id} fileName={file.name} sought={sought} />
    </>
  )
}

function WithheldFile({ check }: Pick<ApplicationFile, 'check'>) {
  if (check.state === 'blocked') return <p className={styles.blocked}>{blockedSentence(check)}</p>
  return (
    <>
      <p className={styles.pending}>{fileCheckWords.pending}</p>
      <RefreshAfterCheck />
    </>
  )
}

function blockedSentence({ by, finding }: ApplicationFile['check']): string {
  const refusal = by === 'own-checks' && FILE_ERRORS.find((error) => error === finding)
  return refusal
    ? fileCheckWords.refused(formRefusalLabels[refusal])
    : fileCheckWords.blocked(finding)
}
