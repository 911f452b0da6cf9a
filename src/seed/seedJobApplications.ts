import type { Payload } from 'payload'
import { storeApplicationFiles } from '@/src/commands/storeApplicationFiles'
import type { CandidateFile } from '@/src/commands/storeCandidateFile'
import { COVER_LETTER_ATTACHED, SPONTANEOUS_APPLICATION_TITLE } from '@/src/content/submission'
import { asTheFirm } from './asTheFirm'
import { jobApplications } from './content/jobApplications'
import type { JobApplicationContent } from './content/jobApplications/jobApplicationContent'
import { daysBefore } from './daysBefore'
import { drawCoverLetter } from './documents/drawCoverLetter'
import { drawCurriculumVitae } from './documents/drawCurriculumVitae'
import { setFrench } from './frenchTypography'
import { isStored } from './isStored'
import { offerOfTitle } from './seedJobOffers'

export async function seedJobApplications(payload: Payload, now: Date): Promise<void> {
  for (const application of setFrench(jobApplications)) {
    const submissionKey = application.key
    if (await isStored(payload, 'job-applications', { submissionKey: { equals: submissionKey } })) {
      continue
    }
    const received = daysBefore(now, application.receivedDaysAgo)
    const { candidateName, candidateEmail, candidatePhone, status } = application
    await payload.create({
      ...asTheFirm,
      collection: 'job-applications',
      data: {
        ...{ candidateName, candidateEmail, candidatePhone, status, submissionKey },
        ...(await findOffer(payload, application.offerTitle)),
        ...(await storeDocuments(payload, application, received)),
        createdAt: received.toISOString(),
      },
    })
  }
}

async function findOffer(payload: Payload, offerTitle: string | undefined) {
  if (!offerTitle) return { jobTitle: SPONTANEOUS_APPLICATION_TITLE }
  const { docs } = await payload.find({
    ...asTheFirm,
    collection: 'job-offers',
    where: offerOfTitle(offerTitle),
    limit: 1,
    pagination: false,
  })
  return { jobTitle: offerTitle, jobOffer: docs[0]?.id }
}

async function storeDocuments(payload: Payload, candidate: JobApplicationContent, date: Date) {
  const { candidateName, coverLetterFile, coverLetterText, curriculumVitae } = candidate
  const stored = await storeApplicationFiles(payload, {
    cv: curriculumVitae
      ? pdf(`CV ${candidateName}.pdf`, await drawCurriculumVitae(candidate, curriculumVitae, date))
      : null,
    coverLetterFile: coverLetterFile
      ? pdf(
          `Lettre de motivation ${candidateName}.pdf`,
          await drawCoverLetter(candidate, coverLetterFile, date),
        )
      : null,
  })
  const coverLetter = coverLetterText ?? (coverLetterFile ? COVER_LETTER_ATTACHED : undefined)
  return { ...stored, coverLetter }
}

function pdf(originalName: string, bytes: Buffer): CandidateFile {
  return { originalName, kind: 'pdf', bytes }
}
