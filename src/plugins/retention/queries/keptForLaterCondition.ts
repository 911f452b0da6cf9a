import { QueryError } from 'payload'
import { z } from 'zod'
import {
  KEPT_FOR_LATER_FIELD_NAME,
  keptForLaterWhere,
} from '@/src/plugins/retention/rules/keptForLater'
import type { VirtualApplicationFieldCondition } from '@/src/queries/resolveSearchConditions'

const DatabaseTimeRowSchema = z.object({ now: z.date() })

/** The applications whose consent is valid now, as conditions on its dates. */
export const keptForLaterCondition: VirtualApplicationFieldCondition = {
  field: KEPT_FOR_LATER_FIELD_NAME,
  async find({ condition, payload }) {
    const [[operator, value] = [], ...more] = Object.entries(condition)
    if (operator !== 'equals' || String(value) !== 'true' || more.length > 0)
      throw new QueryError([{ path: KEPT_FOR_LATER_FIELD_NAME }])
    const { rows } = await payload.db.pool.query('SELECT now()')
    return keptForLaterWhere(DatabaseTimeRowSchema.parse(rows[0]).now)
  },
}
