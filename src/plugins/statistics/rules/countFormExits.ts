import type { FormRefusalReason } from '@/src/domain/visits/formRefusals'
import { APPLICATION_FORM_STEPS, type ApplicationFormStep } from '@/src/domain/visits/formSteps'

export type FormStepCounts = {
  /** The number of forms that reached each step. */
  reached: Record<ApplicationFormStep, number>
  /** The refusals, the most frequent first. */
  refusals: { reason: FormRefusalReason; forms: number }[]
}

/** Counts the forms abandoned at each step, in form order; steps without any are omitted. */
export function countFormExits({
  reached,
}: FormStepCounts): { step: ApplicationFormStep; left: number }[] {
  return APPLICATION_FORM_STEPS.flatMap((step, rank) => {
    const next = APPLICATION_FORM_STEPS[rank + 1]
    // A form around midnight may be opened before the period and sent in it: no negative number.
    const left = next ? Math.max(0, reached[step] - reached[next]) : 0
    return left > 0 ? [{ step, left }] : []
  })
}

/** Finds the step at which most forms were abandoned, the earlier of two; null without any. */
export function findMainFormExit(steps: FormStepCounts) {
  return countFormExits(steps).reduce<{ step: ApplicationFormStep; left: number } | null>(
    (most, exit) => (most && most.left >= exit.left ? most : exit),
    null,
  )
}
