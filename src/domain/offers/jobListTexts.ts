import type { Seo } from '@/payload-types'

/** A card with a pictogram, by its Lucide name. */
type IconCard = { icon?: string | null; title: string; text: string }

/** What staff write around the job list. */
export type JobListTexts = {
  title: string
  intro: string
  benefits: readonly IconCard[]
  spontaneous: { title: string; text: string; linkLabel: string }
  seo?: Seo
  reasons: {
    heading: string
    intro?: string | null
    cards: readonly IconCard[]
    linkLabel: string
  }
}
