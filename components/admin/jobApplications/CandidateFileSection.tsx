import type { ReactElement } from 'react'
import { fileWarningSentences } from '@/src/content/admin/candidateFiles'
import { formRefusalLabels } from '@/src/content/admin/formRefusals'
import { fileCheckWords } from '@/src/content/fileChecks'
import { FILE_ERRORS } from '@/src/domain/files/uploadedFile'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ApplicationFileForStaff } from '@/src/queries/findApplicationForStaff'
import styles from './CandidateFileSection.module.css'
import { DownloadButton } from './DownloadButton'
import { FileCheckStatus } from './FileCheckStatus'
import { RefreshAfterFileCheck } from './RefreshAfterFileCheck'

type Props = {
  /** The content of the file, shown once it is clean. */
  children: ReactElement | null
  file: ApplicationFileForStaff
  title: string
  caution: string
  download: { label: string; problem: string }
  timezone: SiteTimezone
}

/** One of the candidate's files: name, security check, warnings, and the content once it is clean. */
export function CandidateFileSection({
  file,
  title,
  caution,
  children,
  download,
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
        <FileCheckStatus check={file.check} timezone={timezone} />
        {isClean && <DownloadButton fileId={file.id} fileName={file.name} {...download} />}
      </header>
      {isClean ? (
        <>
          <FileWarnings caution={caution} file={file} />
          {children}
        </>
      ) : (
        <WithheldFileMessage check={file.check} />
      )}
    </section>
  )
}

function FileWarnings({ file, caution }: Pick<Props, 'file' | 'caution'>) {
  return (
    <>
      {file.hasActiveContent && <p className={styles.caution}>{caution}</p>}
      {file.marks.map((mark) => (
        <p className={styles.caution} key={mark}>
          {fileWarningSentences[mark]}
        </p>
      ))}
    </>
  )
}

function WithheldFileMessage({ check }: Pick<ApplicationFileForStaff, 'check'>) {
  if (check.state === 'blocked')
    return <p className={styles.blocked}>{blockedFileSentence(check)}</p>
  return (
    <>
      <p className={styles.pending}>{fileCheckWords.pending}</p>
      <RefreshAfterFileCheck />
    </>
  )
}

function blockedFileSentence({ by, finding }: ApplicationFileForStaff['check']): string {
  const refusal = by === 'own-checks' && FILE_ERRORS.find((error) => error === finding)
  return refusal
    ? fileCheckWords.refused(formRefusalLabels[refusal])
    : fileCheckWords.blocked(finding)
}
