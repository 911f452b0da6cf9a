import { JOB_LIST_PATH } from '../addresses/sitePaths'
import type { CriterionKind } from './criteria'
import type { OfferEnding } from './offerLife'
import type { OfferPay } from './offerPay'
import type { OfferWork } from './offerWork'

/** What an offer is, before what it says: of each criterion the code. */
export type OfferHead = Record<CriterionKind, string> & {
  id: number
  slug: string
  title: string
  /** An ISO instant whose day in Paris is the day of publication. */
  publishedDate: string
}

/** An offer as visitors see it in a list. */
export type ListedOffer = OfferHead &
  OfferPay &
  OfferWork & {
    mission: string
    stack: readonly string[]
    benefits: readonly string[]
    profile: readonly string[]
    /** The ISO instant at which it ends by itself. */
    endsAt: string | null
  }

/** What is left of an offer that is over. */
export type EndedOffer = OfferHead & { closedAs: OfferEnding }

/** A mission is one text in which a bullet begins a new line. */
export function missionLines(mission: string) {
  return mission
    .split(/[•\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The address of the page that shows an offer whole. */
export function offerPath(slug: string) {
  return `${JOB_LIST_PATH}/${slug}`
}

/** The address of the form that answers an offer. */
export function applicationPath(slug: string) {
  return `/postuler/${slug}`
}
