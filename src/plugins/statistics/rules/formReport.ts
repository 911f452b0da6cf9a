import type { FormRefusalReason } from '@/src/domain/visits/formRefusals'
import type { ApplicationFormStep } from '@/src/domain/visits/formSteps'

/**
 * The report of a form of a visitor with analytics consent: it contains no visitor and no value.
 */
export type FormReport = {
  /** The slug of the offer. */
  slug: string
  /** The steps reached since the last report. */
  steps: readonly ApplicationFormStep[]
  refusals: readonly FormRefusalReason[]
  at: Date
}
