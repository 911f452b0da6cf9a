import type { FormRefusal } from './formRefusals'

/** How far somebody comes in the form for an offer; whoever is at one of these has passed those before. */
export const FORM_STEPS = ['opened', 'contact', 'cv', 'letter', 'sending', 'sent'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/** The part of the form to which each of its fields belongs. */
export const FIELD_STEPS: Partial<Record<string, FormStep>> = {
  candidateName: 'contact',
  candidateEmail: 'contact',
  candidatePhone: 'contact',
  cv: 'cv',
  coverLetter: 'letter',
  coverLetterFile: 'letter',
}

/** What a form tells of itself, of those who accept analytics: nothing of who fills it in, nor of what with. */
export type ToldForm = {
  /** Of the offer. */
  slug: string
  /** Come to since it told last. */
  steps: readonly FormStep[]
  refusals: readonly FormRefusal[]
  at: Date
}

export type FormSteps = {
  /** How many forms came as far as each step. */
  reached: Record<FormStep, number>
  /** Most frequent first. */
  refusals: { reason: FormRefusal; forms: number }[]
}

/** At which step forms were left, and how many; in the order of the form, without those at which none was. */
export function formExits({ reached }: FormSteps): { step: FormStep; left: number }[] {
  return FORM_STEPS.flatMap((step, rank) => {
    const next = FORM_STEPS[rank + 1]
    // A form that is filled in around midnight may be opened before the period and sent within it.
    const left = next ? Math.max(0, reached[step] - reached[next]) : 0
    return left > 0 ? [{ step, left }] : []
  })
}

/** The step at which most forms were left, the earlier of two; null where none was. */
export function mainExit(steps: FormSteps) {
  return formExits(steps).reduce<{ step: FormStep; left: number } | null>(
    (most, exit) => (most && most.left >= exit.left ? most : exit),
    null,
  )
}
