import type { TO_READ } from '@/src/domain/admin/toRead'

/** A filter that is on or off. */
export type ToggleFilter = {
  field: 'awaitsAnswer' | typeof TO_READ | 'isSpam'
  label: string
  /** The order of the list while the filter is on, and after it. */
  sort?: string
  otherwise?: string
  /** In the folded part of the bar. */
  isFolded?: boolean
}
