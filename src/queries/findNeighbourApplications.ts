import { type PayloadRequest, QueryError, type Where } from 'payload'
import { comesAfter, type ListOrder, orderedValue, sortBy } from '@/src/domain/admin/exportedList'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { COUNTED } from '@/src/domain/submissions/spam'
import { readAskedList } from './readAskedList'

type Neighbours = {
  previous: number | null
  next: number | null
  nextPending: number | null
  /** How many of the list still wait, this one aside. */
  pendingLeft: number
  /** Which one of the list this is, from 1, and how many there are, those one came through included. */
  place: { position: number; total: number }
}
type Way = {
  /** What the list was asked for from which the application was opened. */
  list: string
  /** Those one came through on the way: deciding on them may have taken them out of the list. */
  passed: readonly number[]
}
type List = { where: Where; order: ListOrder; passed: readonly number[] }

/**
 * Where to go on from an application: in the order of the list it was opened from, through those one has
 * just decided on too, and to the next one there that waits. A list that nobody can read is the whole one.
 */
export async function findNeighbourApplications(
  req: PayloadRequest,
  application: { id: number },
  { list, passed }: Way,
): Promise<Neighbours> {
  const asked = readAskedList(req.payload, 'job-applications', list)
  const whole = { ...wholeList(req), passed: [] }
  try {
    return await findBeside(req, application, asked ? { ...asked, passed } : whole)
  } catch (err) {
    if (err instanceof QueryError) return findBeside(req, application, whole)
    throw err
  }
}

function wholeList({ payload }: PayloadRequest) {
  const asked = readAskedList(payload, 'job-applications', '')
  if (!asked) throw new Error('The list without any filter is one')
  return asked
}

async function findBeside(
  req: PayloadRequest,
  application: { id: number },
  { where, order, passed }: List,
): Promise<Neighbours> {
  const { id } = application
  const here = { id, value: orderedValue(application, order.field) }
  const back = { ...order, isDescending: !order.isDescending }
  const pending: Where = {
    status: { equals: INITIAL_APPLICATION_STATUS },
    ...COUNTED,
    id: { not_equals: id },
  }
  // Of a list without any condition Payload would leave only those passed.
  const listed: Where = { and: [{ id: { exists: true } }, where] }
  const onTheWay: Where = passed.length > 0 ? { or: [listed, { id: { in: passed } }] } : where
  const first = (conditions: Where[], along: ListOrder) =>
    findFirst(req, { and: conditions }, sortBy(along))
  const [previous, next, pendingAfter, firstPending, pendingLeft, before, after] =
    await Promise.all([
      first([onTheWay, comesAfter(back, here)], back),
      first([onTheWay, comesAfter(order, here)], order),
      first([where, pending, comesAfter(order, here)], order),
      first([where, pending], order),
      countThose(req, { and: [where, pending] }),
      countThose(req, { and: [onTheWay, comesAfter(back, here)] }),
      countThose(req, { and: [onTheWay, comesAfter(order, here)] }),
    ])
  return {
    ...{ previous, next, pendingLeft },
    nextPending: pendingAfter ?? firstPending,
    place: { position: before + 1, total: before + 1 + after },
  }
}

async function countThose(req: PayloadRequest, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'job-applications',
    where,
    overrideAccess: false,
    req,
  })
  return totalDocs
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
