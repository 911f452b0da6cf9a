import { foldText } from '../text/foldText'

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

/**
 * The words in which a search finds an offer, folded: each once, and none that stands in another.
 * Any part of a word of the offer is a part of one of these, and of nothing else.
 */
export function searchedWords({ title, mission, stack, profile }: SearchedText): string {
  const text = [title, mission, ...(stack ?? []), ...(profile ?? [])].join(' ')
  const words = [...new Set(foldText(text).split(/\s+/).filter(Boolean))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .join(' ')
}
