import { cacheQuery } from '@/src/cache/cacheQuery'
import { readApplicationMonths } from './queries/internal/readApplicationMonths'

export const cachedApplicationMonths = cacheQuery(
  { name: 'application-months', sources: ['data-retention'] },
  readApplicationMonths,
)
