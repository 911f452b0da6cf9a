import type { FieldHook } from 'payload'
import { titleOfOfferCopy } from '@/src/domain/offers/offerCopy'

/** A copied offer is inactive until staff publish it. */
export const deactivateCopy: FieldHook = () => false

/** A copied offer gets a new slug from its title, and no dates. */
export const clearFieldInCopy: FieldHook = () => null

/** A copied offer does not take over the original's redirects. */
export const clearPreviousSlugsInCopy: FieldHook = () => []

export const setCopyTitle =
  (longest: number): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? titleOfOfferCopy(value, longest) : value
