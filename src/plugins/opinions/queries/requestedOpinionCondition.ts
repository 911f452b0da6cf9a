import { QueryError } from 'payload'
import { OPINION_REQUESTED_FILTER } from '@/src/domain/admin/opinionRequested'
import type { VirtualApplicationFieldCondition } from '@/src/queries/resolveSearchConditions'

/** Maximum number of opinion requests of one user, which exceeds the number in practice. */
const MAX_REQUESTED_OPINIONS = 1_000

/** The condition on requests for an opinion of the user, which returns application ids. */
export const requestedOpinionCondition: VirtualApplicationFieldCondition = {
  field: OPINION_REQUESTED_FILTER,
  async find({ condition, payload, user }) {
    const [[operator, value] = [], ...more] = Object.entries(condition)
    if (operator !== 'equals' || String(value) !== 'true' || more.length > 0)
      throw new QueryError([{ path: OPINION_REQUESTED_FILTER }])
    // Access control is skipped: the query is limited to the user's own requests.
    const { docs } = await payload.db.find<{ application: number }>({
      collection: 'application-mentions',
      where: { account: { equals: user?.id ?? null } },
      select: { application: true },
      sort: 'id',
      limit: MAX_REQUESTED_OPINIONS,
      pagination: false,
    })
    return { id: { in: docs.map(({ application }) => application) } }
  },
}
