import type { FieldHook } from 'payload'
import { copiedTitle } from '@/src/domain/offers/offerCopy'

/** A copy waits until somebody has read it over. */
export const startInactive: FieldHook = () => false

/** It finds its own address from its own title, and has its own life to come. */
export const startEmpty: FieldHook = () => null

/** None of its model's former addresses leads to it. */
export const startWithoutPreviousSlugs: FieldHook = () => []

export const markTitle =
  (longest: number): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? copiedTitle(value, longest) : value
