import { applicationDocumentWords } from '@/src/content/admin/applicationDocument'
import { applicationViewWords as words } from '@/src/content/admin/jobApplicationView'
import { candidateDocumentViewers } from '@/src/plugins/candidateDocumentViewers'
import type { ApplicationPanelProps } from './applicationPanel'
import styles from './CandidateDocuments.module.css'
import { CandidateFileSection } from './CandidateFileSection'

/** The candidate's documents: the CV, then the cover letter as typed text and as a file. */
export function CandidateDocuments(page: ApplicationPanelProps) {
  const { coverLetter, coverLetterFile, cv } = page.application
  const [reader] = candidateDocumentViewers
  return (
    <>
      {cv ? (
        <CandidateFileSection
          caution={words.cvIsActive}
          download={{ label: words.downloadCv, problem: words.downloadCvFailed }}
          file={cv}
          timezone={page.timezone}
          title={applicationDocumentWords.cv}
        >
          {reader ? <reader.File {...page} file={cv} /> : null}
        </CandidateFileSection>
      ) : (
        <p className={styles.none}>{words.noCv}</p>
      )}
      <section className={styles.letter}>
        <h3>{words.coverLetter}</h3>
        <p>
          {reader && coverLetter ? (
            <reader.Letter {...page} text={coverLetter} />
          ) : (
            coverLetter || words.noCoverLetter
          )}
        </p>
      </section>
      {coverLetterFile && (
        <CandidateFileSection
          caution={words.letterIsActive}
          download={{ label: words.downloadLetter, problem: words.downloadLetterFailed }}
          file={coverLetterFile}
          timezone={page.timezone}
          title={applicationDocumentWords.letterFile}
        >
          {reader ? <reader.File {...page} file={coverLetterFile} /> : null}
        </CandidateFileSection>
      )}
    </>
  )
}
