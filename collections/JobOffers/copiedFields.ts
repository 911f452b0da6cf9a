import type { FieldHook } from 'payload'
import { copiedTitle } from '@/src/domain/offers/offerCopy'

/** A copied offer is inactive until staff publish it. */
export const inactiveInCopy: FieldHook = () => false

/** A copied offer gets a new slug from its title, and no dates. */
export const emptyInCopy: FieldHook = () => null

/** A copied offer does not take over the original's redirects. */
export const noPreviousSlugsInCopy: FieldHook = () => []

export const titleOfCopy =
  (longest: number): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? copiedTitle(value, longest) : value
