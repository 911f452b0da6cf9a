import type { OPINION_REQUESTED_FILTER } from '@/src/domain/admin/opinionRequested'

/** A filter that is on or off. */
export type ToggleFilter = {
  field: 'awaitsAnswer' | typeof OPINION_REQUESTED_FILTER | 'isSpam'
  label: string
  /** The order of the list while the filter is on, and after it. */
  sort?: string
  otherwise?: string
  /** In the folded part of the bar. */
  isFolded?: boolean
}
