import type { ListedOffer } from '@/src/domain/offers/listedOffer'

/** An offer without pay and working conditions; override what differs. */
export function aListedOffer(offer: Partial<ListedOffer> = {}): ListedOffer {
  return {
    id: 7,
    slug: 'architecte-cloud',
    title: 'Architecte cloud',
    location: 'paris',
    contract: 'cdi',
    category: 'applications',
    experience: 'senior',
    mission: '• Concevoir',
    stack: [],
    benefits: [],
    profile: [],
    publishedDate: '2026-11-21T12:00:00.000Z',
    endsAt: null,
    payMinimum: null,
    payMaximum: null,
    payPeriod: 'year',
    payExtra: null,
    remoteDays: null,
    isPartTime: false,
    startsOn: null,
    ...offer,
  }
}
