import type { Payload } from 'payload'
import { MOST_TICKED } from '@/src/domain/admin/bulkChange'
import { type ExportedList, sortBy } from '@/src/domain/admin/exportedList'
import type { AskedList } from './readListPages'

/** The ids of the list's first rows, in its order, `MOST_TICKED` of them at most. */
export async function findListedIds(
  payload: Payload,
  list: ExportedList,
  { user, where, order }: AskedList,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: list,
    where,
    sort: sortBy(order),
    select: {},
    limit: MOST_TICKED,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id }) => id)
}
