import type {
  Contract,
  ExperienceLevel,
  JobCategory,
  JobLocation,
} from '@/src/domain/offers/jobOffer'

/** One offer of the demo company; its date counts back from the day of seeding. */
export type JobOfferContent = {
  title: string
  location: JobLocation
  contract: Contract
  category: JobCategory
  experience: ExperienceLevel
  mission: string[]
  stack: string[]
  benefits: string[]
  profile: string[]
  publishedDaysAgo: number
  isActive: boolean
}
