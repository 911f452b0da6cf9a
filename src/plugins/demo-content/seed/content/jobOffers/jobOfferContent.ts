import type { PayPeriod } from '@/src/domain/offers/offerPay'

/** An offer of the demo firm; its date is relative to the day of seeding. */
export type JobOfferContent = {
  title: string
  location: string
  contract: string
  category: string
  experience: string
  mission: string[]
  stack: string[]
  benefits: string[]
  profile: string[]
  pay: { least: number; most: number; period: PayPeriod; extra?: string }
  remoteDays: number
  isPartTime?: boolean
  startsOn?: string
  publishedDaysAgo: number
  /** Days from the day of seeding until the automatic end. */
  endsInDays?: number
  /** Days since the offer was filled; its page shows a notice. */
  filledDaysAgo?: number
  isActive: boolean
}
