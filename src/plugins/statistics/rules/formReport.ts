import type { FormRefusal } from '@/src/domain/visits/formRefusals'
import type { FormStep } from '@/src/domain/visits/formSteps'

/**
 * What the form of a visitor with analytics consent reports: never who fills it in or any value.
 */
export type FormReport = {
  /** The slug of the offer. */
  slug: string
  /** The steps reached since the last report. */
  steps: readonly FormStep[]
  refusals: readonly FormRefusal[]
  at: Date
}
