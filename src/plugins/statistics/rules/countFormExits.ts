import type { FormRefusal } from '@/src/domain/visits/formRefusals'
import { FORM_STEPS, type FormStep } from '@/src/domain/visits/formSteps'

export type FormStepCounts = {
  /** The number of forms that reached each step. */
  reached: Record<FormStep, number>
  /** The refusals, the most frequent first. */
  refusals: { reason: FormRefusal; forms: number }[]
}

/** Counts the forms abandoned at each step, in form order; steps without any are omitted. */
export function countFormExits({ reached }: FormStepCounts): { step: FormStep; left: number }[] {
  return FORM_STEPS.flatMap((step, rank) => {
    const next = FORM_STEPS[rank + 1]
    // A form around midnight may be opened before the period and sent in it: no negative number.
    const left = next ? Math.max(0, reached[step] - reached[next]) : 0
    return left > 0 ? [{ step, left }] : []
  })
}

/** Finds the step at which most forms were abandoned, the earlier of two; null without any. */
export function findMainFormExit(steps: FormStepCounts) {
  return countFormExits(steps).reduce<{ step: FormStep; left: number } | null>(
    (most, exit) => (most && most.left >= exit.left ? most : exit),
    null,
  )
}
