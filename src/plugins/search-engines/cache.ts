import { cacheQuery } from '@/src/cache/cacheQuery'
import { findOfficeAddresses } from './queries/findOfficeAddresses'

export const findCachedOfficeAddresses = cacheQuery(
  { name: 'office-places', sources: ['offices'] },
  findOfficeAddresses,
)
