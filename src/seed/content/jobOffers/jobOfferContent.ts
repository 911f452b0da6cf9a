import type { PayPeriod } from '@/src/domain/offers/offerPay'

/** One offer of the demo company; its date counts back from the day of seeding. */
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
  /** Counted from the day of seeding, at the end of which it ends by itself. */
  endsInDays?: number
  /** Of one whose page says that somebody has the job. */
  filledDaysAgo?: number
  isActive: boolean
}
