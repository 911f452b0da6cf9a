import type { Payload } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'

/** Finds an application for the notification job, which has no user; null when it was deleted. */
export async function findAnnouncedApplication(
  payload: Payload,
  id: number,
): Promise<ApplicationToAnnounce | null> {
  const application = await payload.findByID({
    collection: 'job-applications',
    id,
    depth: 1,
    disableErrors: true,
    showHiddenFields: true,
    // Access control is skipped: the job has no user, and needs the recipient.
    overrideAccess: true,
  })
  if (!application) return null
  const { jobOffer, cv, coverLetterFile, candidatePhone, coverLetter } = application
  return {
    id,
    createdAt: application.createdAt,
    language: application.language ?? SOURCE_LANGUAGE,
    jobTitle: application.jobTitle ?? '',
    offerTitle: isRelationPopulated(jobOffer) ? jobOffer.title : null,
    name: application.candidateName ?? '',
    email: application.candidateEmail ?? '',
    phone: candidatePhone || null,
    cvFilename: isRelationPopulated(cv) ? cv.originalName : null,
    letterFilename: isRelationPopulated(coverLetterFile) ? coverLetterFile.originalName : null,
    coverLetter: coverLetter || null,
    answerDueOn: application.answerDueOn ?? null,
    marks: application,
  }
}

// Whether a relationship is populated: for a deleted document it is the bare id.
function isRelationPopulated<Doc extends object>(
  relation: number | Doc | null | undefined,
): relation is Doc {
  return typeof relation === 'object' && relation !== null
}
