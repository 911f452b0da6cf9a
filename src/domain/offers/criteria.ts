import { slugify } from '../addresses/slug'

/** What an offer is chosen by: fields of an offer, each with one of the values that staff have written. */
export const CRITERION_KINDS = ['location', 'contract', 'category', 'experience'] as const
export type CriterionKind = (typeof CRITERION_KINDS)[number]

/** Of a contract, in schema.org's words. */
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

/** One of the values, in the language that it is read in. */
export type Criterion = {
  /** What offers keep; it never changes. */
  code: string
  /** What it is called in the address of a search; it never changes either. */
  word: string
  label: string
  /** Whether a visitor may look for it: not if it is retired and no open offer has it. */
  isOffered: boolean
  /** A place where nobody need come. */
  isRemote: boolean
  employmentType: EmploymentType
  /** Where a place lies, as far as staff have said. */
  city: string | null
  region: string | null
  postalCode: string | null
  country: string | null
}

export type Criteria = Readonly<Record<CriterionKind, readonly Criterion[]>>

/** As much of them as a search needs. */
export type SearchCriteria = Readonly<
  Record<CriterionKind, readonly Pick<Criterion, 'word' | 'label' | 'isOffered'>[]>
>

/** What the values of an offer are called; by their code where nothing is known of them. */
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

type Remote = Pick<Criterion, 'code' | 'isRemote'>

export function isRemotePlace(places: readonly Remote[], code: string): boolean {
  return places.some((place) => place.code === code && place.isRemote)
}

/** Where the offers that use a criterion stand. */
export type CriterionUses = { open: number; closed: number; trashed: number }

export const offersUsing = ({ open, closed, trashed }: CriterionUses) => open + closed + trashed

const FALLBACK_CODE = 'autre'

/** The code that a label asks for, before looking at those already taken. */
export const wantedCode = (label: string) => slugify(label) || FALLBACK_CODE
