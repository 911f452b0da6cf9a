import { trafficSource } from '@/src/domain/visits/trafficSource'
import type { VisitSource } from '@/src/domain/visits/visit'
import { type VisitOrigin, visitOrigin } from '@/src/domain/visits/visitOrigin'
import { type ArrivalContent, type ArrivalName, arrivals } from '../content/visits/arrivals'

/** The source and origin of an arrival, computed like those of real visits. */
export function arrivalOrigin(name: ArrivalName): { source: VisitSource; origin: VisitOrigin } {
  const { link, referrer = '' }: ArrivalContent = arrivals[name]
  const { medium = '', source = '', campaign = '', content = '' } = link ?? {}
  const arrival = { referrer, ownHosts: [] }
  return {
    source: trafficSource({ ...arrival, link: link ? [medium, source] : [] }),
    origin: visitOrigin({ ...arrival, link: link ? [medium, source, campaign, content] : [] }),
  }
}
