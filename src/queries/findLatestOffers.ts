import type { Payload } from 'payload'
import { UNFILTERED_JOB_LIST } from '@/src/domain/offers/jobSearch'
import { searchActiveOffers } from './searchActiveOffers'

/** The newest active offers, at most one page of the list. */
export async function findLatestOffers(payload: Payload, count: number) {
  const { offers } = await searchActiveOffers(payload, UNFILTERED_JOB_LIST)
  return offers.slice(0, count)
}
