import { applicationDocumentWords } from '@/src/content/admin/applicationDocument'
import { jobApplicationWords as words } from '@/src/content/admin/jobApplicationView'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'
import { CandidateFileSection } from './CandidateFileSection'
import styles from './Documents.module.css'

type Application = NonNullable<Awaited<ReturnType<typeof findApplicationForStaff>>>

type Props = { application: Application; timezone: SiteTimezone }

/** What the candidate sent: the CV first, then the letter, as words or as a file. */
export function Documents({ application, timezone }: Props) {
  const { coverLetter, coverLetterFile, cv } = application
  return (
    <>
      {cv ? (
        <CandidateFileSection
          caution={words.cvIsActive}
          download={{ label: words.downloadCv, problem: words.downloadCvFailed }}
          file={cv}
          timezone={timezone}
          title={applicationDocumentWords.cv}
        />
      ) : (
        <p className={styles.none}>{words.noCv}</p>
      )}
      <section className={styles.letter}>
        <h3>{words.coverLetter}</h3>
        <p>{coverLetter ?? words.noCoverLetter}</p>
      </section>
      {coverLetterFile && (
        <CandidateFileSection
          caution={words.letterIsActive}
          download={{ label: words.downloadLetter, problem: words.downloadLetterFailed }}
          file={coverLetterFile}
          timezone={timezone}
          title={applicationDocumentWords.letterFile}
        />
      )}
    </>
  )
}
