import { visitOriginStore } from '@/src/commands/recordVisits'
import { classifyTrafficSource } from '@/src/domain/visits/classifyTrafficSource'
import type { VisitSource } from '@/src/domain/visits/visit'
import type { VisitOrigin } from '@/src/domain/visits/visitOrigin'
import {
  type VisitArrivalContent,
  type VisitArrivalName,
  visitArrivals,
} from '@/src/plugins/demo-content/seed/content/visits/visitArrivals'

/** The source and origin of an arrival, computed like those of real visits. */
export function sourceAndOriginOfArrival(name: VisitArrivalName): {
  source: VisitSource
  origin: VisitOrigin
} {
  const { link, referrer = '' }: VisitArrivalContent = visitArrivals[name]
  const { medium = '', source = '', campaign = '', content = '' } = link ?? {}
  const arrival = { referrer, ownHosts: [] }
  return {
    source: classifyTrafficSource({ ...arrival, link: link ? [medium, source] : [] }),
    origin: visitOriginStore.originOf({
      ...arrival,
      link: link ? [medium, source, campaign, content] : [],
    }),
  }
}
