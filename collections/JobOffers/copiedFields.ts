import type { FieldHook } from 'payload'
import { titleOfOfferCopy } from '@/src/domain/offers/offerCopy'

/** Makes a copied offer inactive until staff publish it. */
export const deactivateCopy: FieldHook = () => false

/** Clears a field of a copied offer, which gets a new slug from its title, and no dates. */
export const clearFieldInCopy: FieldHook = () => null

/** Clears the redirects of a copied offer, because they belong to the original. */
export const clearPreviousSlugsInCopy: FieldHook = () => []

export const setCopyTitle =
  (longest: number): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? titleOfOfferCopy(value, longest) : value
