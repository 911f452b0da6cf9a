import type { Payload } from 'payload'

export type SubmissionCollection = 'job-applications' | 'contact-messages'

/** The id of what was already submitted under this key, or null. */
export async function findSubmission(
  payload: Payload,
  collection: SubmissionCollection,
  submissionKey: string,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection,
    where: { submissionKey: { equals: submissionKey } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    // Nobody is signed in: the key, which only its sender knows, is what entitles to the answer.
    overrideAccess: true,
  })
  return docs[0]?.id ?? null
}
