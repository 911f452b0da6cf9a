/** `icon`: name of a Lucide icon. */
type IconCard = { icon?: string | null; title: string; text: string }

/** The texts around the job list, written by staff. */
export type JobListTexts = {
  title: string
  intro: string
  benefits: readonly IconCard[]
  spontaneous: { title: string; text: string; linkLabel: string }
  reasons: {
    heading: string
    intro?: string | null
    cards: readonly IconCard[]
    linkLabel: string
  }
}
