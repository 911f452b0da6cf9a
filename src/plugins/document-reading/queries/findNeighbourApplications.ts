import { type PayloadRequest, QueryError, type Where } from 'payload'
import {
  comesAfter,
  type ListOrder,
  orderedValue,
  sortParameter,
} from '@/src/domain/admin/exportedList'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { WITHOUT_SPAM } from '@/src/domain/submissions/spam'
import { parseListRequest } from '@/src/queries/readAskedList'

type Neighbours = {
  previous: number | null
  next: number | null
  nextPending: number | null
  /** Number of other pending applications in the list. */
  pendingLeft: number
  /** Position in the list from 1, and the length of the list, including visited applications. */
  place: { position: number; total: number }
}
type Way = {
  /** The query of the list from which the application was opened. */
  list: string
  /** Ids of the visited applications: deciding on them may have removed them from the list. */
  passed: readonly number[]
}
type List = { where: Where; order: ListOrder; passed: readonly number[] }

/**
 * The previous, next and next pending application, in the order of the list from which it was
 * opened. Applications that were decided on the way stay in that order. An invalid query means the
 * whole list.
 */
export async function findNeighbourApplications(
  req: PayloadRequest,
  application: { id: number },
  { list, passed }: Way,
): Promise<Neighbours> {
  const listRequest = parseListRequest(req.payload, 'job-applications', list)
  const whole = { ...wholeList(req), passed: [] }
  try {
    return await findBeside(req, application, listRequest ? { ...listRequest, passed } : whole)
  } catch (err) {
    if (err instanceof QueryError) return findBeside(req, application, whole)
    throw err
  }
}

function wholeList({ payload }: PayloadRequest) {
  const listRequest = parseListRequest(payload, 'job-applications', '')
  if (!listRequest) throw new Error('The list without any filter is one')
  return listRequest
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
    ...WITHOUT_SPAM,
    id: { not_equals: id },
  }
  // Without this condition, Payload would return only the visited applications for an empty query.
  const listed: Where = { and: [{ id: { exists: true } }, where] }
  const onTheWay: Where = passed.length > 0 ? { or: [listed, { id: { in: passed } }] } : where
  const first = (conditions: Where[], along: ListOrder) =>
    findFirst(req, { and: conditions }, sortParameter(along))
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
