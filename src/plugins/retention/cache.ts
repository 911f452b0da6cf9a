import { cacheQuery } from '@/src/cache/cacheQuery'
import { readShownPeriods } from './queries/internal/readShownPeriods'

export const cachedShownPeriods = cacheQuery(
  { name: 'retention-periods', sources: ['data-retention'] },
  readShownPeriods,
)
