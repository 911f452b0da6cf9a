import type { PayloadRequest, Where } from 'payload'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/applicationStatus'

type Place = { id: number; createdAt: string }

/** Where to go on from an application: in the order of the list, and to the next one that waits. */
export async function findNeighbourApplications(req: PayloadRequest, { id, createdAt }: Place) {
  const beyond = (side: 'greater_than' | 'less_than'): Where => ({
    or: [
      { createdAt: { [side]: createdAt } },
      { and: [{ createdAt: { equals: createdAt } }, { id: { [side]: id } }] },
    ],
  })
  const pending: Where = { status: { equals: INITIAL_APPLICATION_STATUS }, id: { not_equals: id } }
  const [newer, older, olderPending, newestPending] = await Promise.all([
    first(req, beyond('greater_than'), ['createdAt', 'id']),
    first(req, beyond('less_than'), ['-createdAt', '-id']),
    first(req, { and: [pending, beyond('less_than')] }, ['-createdAt', '-id']),
    first(req, pending, ['-createdAt', '-id']),
  ])
  return { newer, older, nextPending: olderPending ?? newestPending }
}

async function first(req: PayloadRequest, where: Where, sort: string[]): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    where,
    sort,
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id ?? null
}
