import { type PayloadRequest, QueryError, type Where } from 'payload'
import {
  conditionForRowsAfter,
  type ListOrder,
  readSortValue,
  sortParameter,
} from '@/src/domain/admin/exportedList'
import { AWAITING_DECISION_CONDITION } from '@/src/queries/awaitingDecisionConditions'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'

type NeighbourApplications = {
  previous: number | null
  next: number | null
  nextPending: number | null
  /** Number of other pending applications in the list. */
  pendingLeft: number
  /** Position in the list from 1, and the length of the list, including visited applications. */
  place: { position: number; total: number }
}
type ReviewedList = {
  /** The query of the list from which the application was opened. */
  list: string
  /** Ids of the visited applications, because a decision may have removed them from the list. */
  passed: readonly number[]
}
type NeighbourListQuery = { where: Where; order: ListOrder; passed: readonly number[] }

/**
 * Finds the previous, next and next pending application, in the order of the list from which it was
 * opened. Applications that were decided on the way stay in that order. An invalid query means the
 * whole list.
 */
export async function findNeighbourApplications(
  req: PayloadRequest,
  application: { id: number },
  { list, passed }: ReviewedList,
): Promise<NeighbourApplications> {
  const listRequest = parseExportedListQuery(req.payload, 'job-applications', list)
  const whole = { ...unfilteredListRequest(req), passed: [] }
  try {
    return await findNeighboursInList(
      req,
      application,
      listRequest ? { ...listRequest, passed } : whole,
    )
  } catch (err) {
    if (err instanceof QueryError) return findNeighboursInList(req, application, whole)
    throw err
  }
}

function unfilteredListRequest({ payload }: PayloadRequest) {
  const listRequest = parseExportedListQuery(payload, 'job-applications', '')
  if (!listRequest) throw new Error('The list without any filter is one')
  return listRequest
}

async function findNeighboursInList(
  req: PayloadRequest,
  application: { id: number },
  { where, order, passed }: NeighbourListQuery,
): Promise<NeighbourApplications> {
  const { id } = application
  const here = { id, value: readSortValue(application, order.field) }
  const back = { ...order, isDescending: !order.isDescending }
  const pending: Where = { ...AWAITING_DECISION_CONDITION, id: { not_equals: id } }
  // Without this condition an empty query would return only the visited applications.
  const listed: Where = { and: [{ id: { exists: true } }, where] }
  const onTheWay: Where = passed.length > 0 ? { or: [listed, { id: { in: passed } }] } : where
  const first = (conditions: Where[], along: ListOrder) =>
    findFirstApplicationId(req, { and: conditions }, sortParameter(along))
  const [previous, next, pendingAfter, firstPending, pendingLeft, before, after] =
    await Promise.all([
      first([onTheWay, conditionForRowsAfter(back, here)], back),
      first([onTheWay, conditionForRowsAfter(order, here)], order),
      first([where, pending, conditionForRowsAfter(order, here)], order),
      first([where, pending], order),
      countApplicationsWhere(req, { and: [where, pending] }),
      countApplicationsWhere(req, { and: [onTheWay, conditionForRowsAfter(back, here)] }),
      countApplicationsWhere(req, { and: [onTheWay, conditionForRowsAfter(order, here)] }),
    ])
  return {
    ...{ previous, next, pendingLeft },
    nextPending: pendingAfter ?? firstPending,
    place: { position: before + 1, total: before + 1 + after },
  }
}

async function countApplicationsWhere(req: PayloadRequest, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'job-applications',
    where,
    overrideAccess: false,
    req,
  })
  return totalDocs
}

async function findFirstApplicationId(
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
