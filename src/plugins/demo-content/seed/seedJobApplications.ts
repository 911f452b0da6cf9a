import type { Payload } from 'payload'
import { storeCandidateFiles } from '@/src/commands/storeCandidateFiles'
import {
  COVER_LETTER_ATTACHED_TEXT,
  SPONTANEOUS_APPLICATION_TITLE,
} from '@/src/content/storedWords'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { slugify } from '@/src/domain/text/normalizeText'
import { seeds } from '@/src/plugins/seeds'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { isDocumentStored } from '@/src/seed/isDocumentStored'
import { jobApplications } from './content/jobApplications'
import type { JobApplicationContent } from './content/jobApplications/jobApplicationContent'
import type { VisitArrivalName } from './content/visits/visitArrivals'
import { daysBefore } from './daysBefore'
import { readDemoFile } from './readDemoFile'
import { offerByTitleFilter } from './seedJobOffers'
import { sourceAndOriginOfArrival } from './visits/sourceAndOriginOfArrival'

export async function seedJobApplications(payload: Payload, now: Date): Promise<void> {
  for (const application of applyFrenchTypographyDeep(jobApplications)) {
    const submissionKey = application.key
    if (
      await isDocumentStored(payload, 'job-applications', {
        submissionKey: { equals: submissionKey },
      })
    ) {
      continue
    }
    const createdAt = daysBefore(now, application.receivedDaysAgo).toISOString()
    const { candidateName, candidateEmail, candidatePhone, status } = application
    const { answeredDaysAgo } = application
    const answeredAt =
      answeredDaysAgo === undefined ? null : daysBefore(now, answeredDaysAgo).toISOString()
    const stored = await payload.create({
      ...createSeedOptions(),
      collection: 'job-applications',
      data: {
        ...{ candidateName, candidateEmail, candidatePhone, status, submissionKey },
        ...(await findOfferFieldsByTitle(payload, application.offerTitle)),
        ...(await storeCandidateDocuments(payload, application, now)),
        ...(answeredAt && { answeredAt, awaitsAnswer: false }),
        ...(application.arrival && visitOriginFields(application.arrival)),
        createdAt,
      },
    })
    for (const seed of seeds) await seed.application?.(payload, stored)
  }
}

function visitOriginFields(arrival: VisitArrivalName) {
  const { source, origin } = sourceAndOriginOfArrival(arrival)
  return { source, ...origin }
}

async function findOfferFieldsByTitle(payload: Payload, offerTitle: string | undefined) {
  if (!offerTitle) return { jobTitle: SPONTANEOUS_APPLICATION_TITLE }
  const { docs } = await payload.find({
    ...createSeedOptions(),
    collection: 'job-offers',
    where: offerByTitleFilter(offerTitle),
    limit: 1,
    pagination: false,
  })
  return { jobTitle: offerTitle, jobOffer: docs[0]?.id }
}

async function storeCandidateDocuments(
  payload: Payload,
  candidate: JobApplicationContent,
  now: Date,
) {
  const { candidateName, coverLetterText, documents = [] } = candidate
  const hasLetter = documents.includes('letter')
  const files = {
    cv: documents.includes('cv') ? await readDemoCandidateFile(candidateName, 'cv') : null,
    coverLetterFile: hasLetter ? await readDemoCandidateFile(candidateName, 'letter') : null,
  }
  // A dynamic import, because the seed command must first choose the database.
  const { env } = await import('@/src/env')
  // No antivirus is used, because the demo files are our own.
  const hasStore = s3StoreFromEnvironment(env) !== null
  const storage = { dataDir: env.DATA_DIR, hasStore, hasAntivirus: false }
  const stored = await storeCandidateFiles(payload, files, { storage, now })
  return {
    ...stored,
    coverLetter: coverLetterText ?? (hasLetter ? COVER_LETTER_ATTACHED_TEXT : undefined),
  }
}

const DOCUMENT_TITLES = { cv: 'CV', letter: 'Lettre de motivation' } as const

async function readDemoCandidateFile(name: string, document: keyof typeof DOCUMENT_TITLES) {
  return {
    originalName: `${DOCUMENT_TITLES[document]} ${name}.pdf`,
    kind: 'pdf' as const,
    found: { hasActiveContent: false, marks: [] },
    bytes: await readDemoFile(`documents/${document}-${slugify(name)}.pdf`),
  }
}
