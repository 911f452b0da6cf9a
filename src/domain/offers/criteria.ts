import { slugify } from '../text/normalizeText'

/**
 * The criteria of the job search: fields of an offer whose values are documents written by staff.
 */
export const CRITERION_KINDS = ['location', 'contract', 'category', 'experience'] as const
export type CriterionKind = (typeof CRITERION_KINDS)[number]

/** Contract types of schema.org. */
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'TEMPORARY',
  'INTERN',
  'CONTRACTOR',
  'PER_DIEM',
  'VOLUNTEER',
  'OTHER',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]

/** One value of a criterion, in one language. */
export type Criterion = {
  /** The code that offers store; it never changes. */
  code: string
  /** The word in the search URL; never changes. */
  word: string
  label: string
  /** Whether visitors can filter by the value: not if it is retired and unused by open offers. */
  isOffered: boolean
  /** True for a location without an office, such as full remote work. */
  isRemote: boolean
  employmentType: EmploymentType
  /** The address of a location, as far as staff entered it. */
  city: string | null
  region: string | null
  postalCode: string | null
  country: string | null
}

export type Criteria = Readonly<Record<CriterionKind, readonly Criterion[]>>

/** The properties that a search needs. */
export type CriteriaForJobSearch = Readonly<
  Record<CriterionKind, readonly Pick<Criterion, 'word' | 'label' | 'isOffered'>[]>
>

/** The labels of an offer's values; the code when a value is unknown. */
export function criterionLabels(
  criteria: Criteria,
  offer: Readonly<Record<CriterionKind, string>>,
): Record<CriterionKind, string> {
  const called = (kind: CriterionKind) =>
    criteria[kind].find(({ code }) => code === offer[kind])?.label ?? offer[kind]
  return {
    location: called('location'),
    contract: called('contract'),
    category: called('category'),
    experience: called('experience'),
  }
}

type LocationWithRemoteFlag = Pick<Criterion, 'code' | 'isRemote'>

export function isRemotePlace(places: readonly LocationWithRemoteFlag[], code: string): boolean {
  return places.some((place) => place.code === code && place.isRemote)
}

/** The offers that use a criterion, by state. */
export type CriterionUseCounts = { open: number; closed: number; trashed: number }

export const totalCriterionUses = ({ open, closed, trashed }: CriterionUseCounts) =>
  open + closed + trashed

const FALLBACK_CRITERION_CODE = 'autre'

/** The preferred code of a label, before duplicates are checked. */
export const codeFromLabel = (label: string) => slugify(label) || FALLBACK_CRITERION_CODE
