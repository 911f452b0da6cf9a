import { applicationDocumentWords } from '@/src/content/admin/applicationDocument'
import { jobApplicationWords as words } from '@/src/content/admin/jobApplicationView'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { MarkedText } from '@/src/plugins/document-reading/admin/MarkedText'
import type { DocumentState } from '@/src/plugins/document-reading/rules/documentReading'
import { highlightedText, type SearchedForms } from '@/src/plugins/document-reading/rules/hits'
import type { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'
import { CandidateFileSection } from './CandidateFileSection'
import styles from './Documents.module.css'

type Application = NonNullable<Awaited<ReturnType<typeof findApplicationForStaff>>>

type Props = {
  application: Application
  /** Word forms to highlight in the documents. */
  sought: SearchedForms
  /** Results of the text extraction, by file id. */
  states: Record<number, DocumentState>
  timezone: SiteTimezone
}

/** The candidate's documents: the CV, then the cover letter as typed text and as a file. */
export function Documents({ application, sought, states, timezone }: Props) {
  const { coverLetter, coverLetterFile, cv } = application
  return (
    <>
      {cv ? (
        <CandidateFileSection
          caution={words.cvIsActive}
          download={{ label: words.downloadCv, problem: words.downloadCvFailed }}
          file={cv}
          sought={sought}
          state={states[cv.id]}
          timezone={timezone}
          title={applicationDocumentWords.cv}
        />
      ) : (
        <p className={styles.none}>{words.noCv}</p>
      )}
      <section className={styles.letter}>
        <h3>{words.coverLetter}</h3>
        <p>
          {coverLetter ? (
            <MarkedText parts={highlightedText(coverLetter, sought)} />
          ) : (
            words.noCoverLetter
          )}
        </p>
      </section>
      {coverLetterFile && (
        <CandidateFileSection
          caution={words.letterIsActive}
          download={{ label: words.downloadLetter, problem: words.downloadLetterFailed }}
          file={coverLetterFile}
          sought={sought}
          state={states[coverLetterFile.id]}
          timezone={timezone}
          title={applicationDocumentWords.letterFile}
        />
      )}
    </>
  )
}
