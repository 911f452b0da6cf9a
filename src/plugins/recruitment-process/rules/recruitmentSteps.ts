export const MAX_RECRUITMENT_STEPS = 8

/** A step as the page of an offer shows it. */
export type RecruitmentStep = { title: string; duration: string; description: string | null }

type StoredRecruitmentStep = {
  title?: string | null
  duration?: string | null
  description?: string | null
}

/** The translated steps; none when one is missing, because a part would mislead. */
export function completeStepsOrNone(
  stored: readonly StoredRecruitmentStep[] | null | undefined,
): RecruitmentStep[] {
  const steps = (stored ?? []).flatMap(({ title, duration, description }) =>
    title && duration ? [{ title, duration, description: description || null }] : [],
  )
  return steps.length === stored?.length ? steps : []
}
