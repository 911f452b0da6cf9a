import type { DataFromCollectionSlug, Payload, TypedUser, Where } from 'payload'
import { comesAfter, type ExportedList, type ListOrder, sortBy } from '@/src/domain/exportedList'

const ROWS_PER_PAGE = 1000

export type AskedList = { user: TypedUser; where: Where; order: ListOrder }

/** How many rows the list has for this user. Throws Payload's QueryError when it cannot be asked so. */
export async function countList(
  payload: Payload,
  list: ExportedList,
  { user, where }: AskedList,
): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: list,
    where,
    overrideAccess: false,
    user,
  })
  return totalDocs
}

/**
 * All rows of the list that this user may see, page after page, each found by where the one before
 * ended: what comes or goes meanwhile neither repeats nor hides a row. A page is read when it is wanted.
 */
export async function* readListPages<List extends ExportedList>(
  payload: Payload,
  list: List,
  { user, where, order }: AskedList,
): AsyncGenerator<DataFromCollectionSlug<List>[], void> {
  let after: Where = {}
  for (;;) {
    const { docs } = await payload.find({
      collection: list,
      where: { and: [where, after] },
      sort: sortBy(order),
      limit: ROWS_PER_PAGE,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
    if (docs.length > 0) yield docs
    const last = docs.at(-1)
    if (!last || docs.length < ROWS_PER_PAGE) return
    after = comesAfter(order, { id: last.id, value: orderedValue(last, order.field) })
  }
}

function orderedValue(row: object, field: string): string | number | boolean | null {
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}
