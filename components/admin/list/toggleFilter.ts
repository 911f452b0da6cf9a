import type { OPINION_REQUESTED_FILTER } from '@/src/domain/admin/opinionRequested'

/** A filter that is on or off. */
export type ToggleFilter = {
  field: 'awaitsAnswer' | typeof OPINION_REQUESTED_FILTER | 'isSpam' | 'keptForLater'
  label: string
  /** `sort`: the order of the list while the filter is on; `otherwise`: its order afterwards. */
  sort?: string
  otherwise?: string
  /** Whether the filter is in the folded part of the bar. */
  isFolded?: boolean
}
