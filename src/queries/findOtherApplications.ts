import type { PayloadRequest } from 'payload'
import { isAnonymised } from '@/src/domain/people/retention'

const MOST = 50

/** What else the same e-mail address has sent, however it was typed; the newest first. */
export async function findOtherApplications(
  req: PayloadRequest,
  { id, candidateEmail }: { id: number; candidateEmail: string },
) {
  // Anonymous ones have nobody in common.
  if (isAnonymised(candidateEmail)) return []
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    // Finds more than is meant, in any case of letters, with the help of an index.
    where: { candidateEmail: { like: candidateEmail }, id: { not_equals: id } },
    sort: '-createdAt',
    select: { candidateEmail: true, jobTitle: true, status: true, createdAt: true },
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const address = candidateEmail.toLowerCase()
  return docs
    .filter((other) => other.candidateEmail?.toLowerCase() === address)
    .map((other) => ({ ...other, jobTitle: other.jobTitle ?? '' }))
}
