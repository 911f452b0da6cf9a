import { cacheQuery } from '@/src/cache/cacheQuery'
import { findOfficePlaces } from './queries/findOfficePlaces'

export const cachedOfficePlaces = cacheQuery(
  { name: 'office-places', sources: ['offices'] },
  findOfficePlaces,
)
