import { type PayloadRequest, QueryError, type Where } from 'payload'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/applicationStatus'
import { comesAfter, type ListOrder, orderedValue, sortBy } from '@/src/domain/exportedList'
import { readAskedList } from './readAskedList'

type Neighbours = { previous: number | null; next: number | null; nextPending: number | null }
type List = { where: Where; order: ListOrder }

/**
 * Where to go on from an application: in the order of the list it was opened from, and to the next one
 * there that waits.
 * @param address what that list was asked for; a list that nobody can read is the whole one
 */
export async function findNeighbourApplications(
  req: PayloadRequest,
  application: { id: number },
  address: string,
): Promise<Neighbours> {
  const asked = readAskedList(req.payload, 'job-applications', address)
  try {
    return await findBeside(req, application, asked ?? wholeList(req))
  } catch (err) {
    if (err instanceof QueryError) return findBeside(req, application, wholeList(req))
    throw err
  }
}

function wholeList({ payload }: PayloadRequest): List {
  const asked = readAskedList(payload, 'job-applications', '')
  if (!asked) throw new Error('The list without any filter is one')
  return asked
}

async function findBeside(
  req: PayloadRequest,
  application: { id: number },
  { where, order }: List,
): Promise<Neighbours> {
  const { id } = application
  const here = { id, value: orderedValue(application, order.field) }
  const back = { ...order, isDescending: !order.isDescending }
  const pending: Where = { status: { equals: INITIAL_APPLICATION_STATUS }, id: { not_equals: id } }
  const first = (conditions: Where[], along: ListOrder) =>
    findFirst(req, { and: [where, ...conditions] }, sortBy(along))
  const [previous, next, pendingAfter, firstPending] = await Promise.all([
    first([comesAfter(back, here)], back),
    first([comesAfter(order, here)], order),
    first([pending, comesAfter(order, here)], order),
    first([pending], order),
  ])
  return { previous, next, nextPending: pendingAfter ?? firstPending }
}

async function findFirst(
  req: PayloadRequest,
  where: Where,
  sort: string[],
): Promise<number | null> {
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
