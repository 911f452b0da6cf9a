import { splitMissionLines } from '@/src/domain/offers/listedOffer'
import { lacksPay } from '@/src/domain/offers/offerPay'
import { MAX_TITLE_CHARACTERS } from '@/src/domain/pages/metadata'
import {
  DISCRIMINATORY_TERMS,
  type DiscriminatoryTermGroup,
} from '@/src/plugins/content-care/rules/discriminatoryTerms'

/** A possible improvement of an offer; never a reason to refuse it. */
export type OfferAdviceFinding =
  | { kind: 'longTitle' | 'shouting' | 'genderMark' | 'shortMission' | 'noPay' }
  | { kind: 'pastPay'; found: string }
  | { kind: 'excluding'; term: DiscriminatoryTermGroup; found: string }

/** The fields of an offer that are checked while staff type. */
export const ADVISED_FIELDS = ['title', 'mission', 'profile', 'benefits', 'payExtra'] as const
export type AdvisedField = (typeof ADVISED_FIELDS)[number]

const MIN_ADVISED_MISSION_LINES = 3
/** The characters per line in the form field. */
const CHARACTERS_PER_LINE = 80

/** The advice on a field of an offer; none for an empty field. */
export function findOfferFieldAdvice(field: AdvisedField, text: string): OfferAdviceFinding[] {
  if (text.trim() === '') return []
  if (field === 'title') return [...findTitleAdvice(text), ...findWordingAdvice(text)]
  const length: OfferAdviceFinding[] =
    field === 'mission' && countMissionLines(text) < MIN_ADVISED_MISSION_LINES
      ? [{ kind: 'shortMission' }]
      : []
  return [...length, ...findWordingAdvice(text)]
}

/** The advice on the pay of an offer, once its title is written. */
export const findPayAdvice = (
  title: string,
  pay: Parameters<typeof lacksPay>[0],
): OfferAdviceFinding[] => (title.trim() !== '' && lacksPay(pay) ? [{ kind: 'noPay' }] : [])

function findTitleAdvice(title: string): OfferAdviceFinding[] {
  const said = {
    longTitle: title.trim().length > MAX_TITLE_CHARACTERS,
    shouting: isTitleShouted(title),
    genderMark: !hasGenderMark(title),
  }
  return (['longTitle', 'shouting', 'genderMark'] as const)
    .filter((kind) => said[kind])
    .map((kind) => ({ kind }))
}

// Whether the title is in capitals; short words in capitals are technologies: AWS, SAP.
function isTitleShouted(title: string) {
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  return title.includes('!') || (/\p{Lu}{6}/u.test(title) && capitals > letters * 0.6)
}

// Matches F/H in any order, or an inclusive form: « Consultant(e) », « Développeur·se ».
const GENDER_MARK_PATTERN =
  /(?<!\p{L})(?:f\s?\/\s?[hm]|[hm]\s?\/\s?f)(?!\p{L})|\p{L}\((?:\p{L}{1,5})\)|\p{L}[·‧]\p{L}/iu

const hasGenderMark = (title: string) => GENDER_MARK_PATTERN.test(title)

const countMissionLines = (mission: string) =>
  splitMissionLines(mission).reduce(
    (lines, line) => lines + Math.ceil(line.length / CHARACTERS_PER_LINE),
    0,
  )

// Matches a question about previous pay, which Directive (EU) 2023/970, article 5, forbids.
const PREVIOUS_PAY_PATTERN = wholeWordPattern([
  /(?:salaires?|r[ée]mun[ée]rations?) (?:actuel(?:le)?s?|pr[ée]c[ée]dente?s?|ant[ée]rieure?s?)/u,
  /(?:derniers?|derni[èe]res?|anciens?|anciennes?) (?:salaires?|r[ée]mun[ée]rations?)/u,
  /bulletins? de (?:salaire|paie|paye)|fiches? de (?:paie|paye)/u,
  /(?:current|last|previous|past|present) (?:salary|pay|wages?|compensation|remuneration)/u,
  /(?:salary|pay|wage) history|pay ?slips?/u,
])

const DISCRIMINATORY_PATTERNS = Object.entries(DISCRIMINATORY_TERMS).map(
  ([term, patterns]) => [term, wholeWordPattern(patterns)] as const,
)

function findWordingAdvice(text: string): OfferAdviceFinding[] {
  const straight = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  const pastPay = PREVIOUS_PAY_PATTERN.exec(straight)?.[0]
  const excluding = DISCRIMINATORY_PATTERNS.flatMap(([term, pattern]): OfferAdviceFinding[] => {
    const found = pattern.exec(straight)?.[0]
    return found && isDiscriminatoryTermGroup(term) ? [{ kind: 'excluding', term, found }] : []
  })
  return [...(pastPay ? [{ kind: 'pastPay' as const, found: pastPay }] : []), ...excluding]
}

const isDiscriminatoryTermGroup = (term: string): term is DiscriminatoryTermGroup =>
  Object.hasOwn(DISCRIMINATORY_TERMS, term)

function wholeWordPattern(patterns: readonly RegExp[]) {
  const any = patterns.map(({ source }) => `(?:${source})`).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'iu')
}
