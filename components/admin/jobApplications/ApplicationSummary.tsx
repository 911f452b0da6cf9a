import type { UIFieldServerProps } from 'payload'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'
import { formatDateTime } from '@/src/content/dates'
import { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'
import { readTimezone } from '@/src/queries/readTimezone'
import styles from './ApplicationSummary.module.css'
import { DownloadButton } from './DownloadButton'

export async function ApplicationSummary({ id, req }: UIFieldServerProps) {
  const application = id ? await findApplicationForStaff(req, id) : null
  if (!application) return null
  const timezone = await readTimezone(req.payload)

  return (
    <section className={styles.summary}>
      <header>
        <p className={styles.received}>
          {jobApplicationWords.receivedOn(formatDateTime(application.createdAt, timezone))}
        </p>
        <h2>{application.jobTitle}</h2>
      </header>
      <ul className={styles.contact}>
        <li>
          <a href={`mailto:${application.candidateEmail}`}>{application.candidateEmail}</a>
        </li>
        <li>
          {application.candidatePhone ? (
            <a href={`tel:${application.candidatePhone}`}>{application.candidatePhone}</a>
          ) : (
            jobApplicationWords.noPhone
          )}
        </li>
      </ul>
      {application.cv?.hasActiveContent && (
        <p className={styles.caution}>{jobApplicationWords.cvIsActive}</p>
      )}
      {application.coverLetterFile?.hasActiveContent && (
        <p className={styles.caution}>{jobApplicationWords.letterIsActive}</p>
      )}
      <div className={styles.files}>
        {application.cv ? (
          <DownloadButton
            fileId={application.cv.id}
            fileName={application.cv.name}
            label={jobApplicationWords.downloadCv}
            problem={jobApplicationWords.downloadCvFailed}
          />
        ) : (
          <p>{jobApplicationWords.noCv}</p>
        )}
        {application.coverLetterFile && (
          <DownloadButton
            fileId={application.coverLetterFile.id}
            fileName={application.coverLetterFile.name}
            label={jobApplicationWords.downloadLetter}
            problem={jobApplicationWords.downloadLetterFailed}
          />
        )}
      </div>
      <h3>{jobApplicationWords.coverLetter}</h3>
      <p className={styles.letter}>
        {application.coverLetter ?? jobApplicationWords.noCoverLetter}
      </p>
    </section>
  )
}
