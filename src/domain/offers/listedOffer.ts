import { JOB_LIST_PATH } from '../urls/sitePaths'
import type { CriterionKind } from './criteria'
import type { OfferEndingReason } from './offerLife'
import type { OfferPay } from './offerPay'
import type { OfferWorkingConditions } from './offerWork'

/** The short values of an offer, without its texts: for each criterion its code. */
export type OfferSummary = Record<CriterionKind, string> & {
  id: number
  slug: string
  title: string
  /** An ISO instant whose day in Paris is the publication date. */
  publishedDate: string
}

/** An offer as shown in a list. */
export type ListedOffer = OfferSummary &
  OfferPay &
  OfferWorkingConditions & {
    mission: string
    stack: readonly string[]
    benefits: readonly string[]
    profile: readonly string[]
    /** ISO instant of the automatic end. */
    endsAt: string | null
  }

/** The visible part of an offer that has ended. */
export type EndedOffer = OfferSummary & { closedAs: OfferEndingReason }

/** Splits the text of a mission into lines: each line break and each bullet (•) starts one. */
export function splitMissionLines(mission: string) {
  return mission
    .split(/[•\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The path of an offer's page. */
export function offerPath(slug: string) {
  return `${JOB_LIST_PATH}/${slug}`
}

/** The path of an offer's application form. */
export function pathOfApplicationForm(slug: string) {
  return `/postuler/${slug}`
}
