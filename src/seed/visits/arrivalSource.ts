import { trafficSource } from '@/src/domain/visits/trafficSource'
import type { VisitSource } from '@/src/domain/visits/visit'
import { type ArrivalContent, type ArrivalName, arrivals } from '../content/visits/arrivals'

/** What a visit by this way counts as, judged as every other visit is. */
export function arrivalSource(name: ArrivalName): VisitSource {
  const { link, referrer = '' }: ArrivalContent = arrivals[name]
  return trafficSource({ referrer, link: link ? [link.medium, link.source] : [], ownHosts: [] })
}
