export const CONTRACTS = ['cdi', 'cdd', 'internship', 'apprenticeship', 'freelance'] as const
export type Contract = (typeof CONTRACTS)[number]

export const JOB_CATEGORIES = [
  'applications',
  'consulting',
  'data-science',
  'infrastructure-security',
  'internal-staff',
] as const
export type JobCategory = (typeof JOB_CATEGORIES)[number]

export const EXPERIENCE_LEVELS = ['junior', 'confirmed', 'senior', 'expert'] as const
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

export const JOB_LOCATIONS = ['paris', 'bordeaux', 'nantes', 'lyon', 'remote'] as const
export type JobLocation = (typeof JOB_LOCATIONS)[number]

/** The address of the application form for a candidate who answers no particular offer. */
export const SPONTANEOUS_APPLICATION_SLUG = 'candidature-spontanee'

type SearchedText = {
  title: string
  mission: string
  stack?: readonly string[] | null
  profile?: readonly string[] | null
}

/** Everything in an offer that a search looks at, one part per line. */
export function searchedText({ title, mission, stack, profile }: SearchedText): string {
  return [title, mission, ...(stack ?? []), ...(profile ?? [])].join('\n')
}
