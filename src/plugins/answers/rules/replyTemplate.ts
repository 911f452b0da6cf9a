import { type ApplicationStatus, isDecidedStatus } from '@/src/domain/submissions/applicationStatus'

/** The purposes of a reply template. */
export const REPLY_TEMPLATE_KINDS = [
  'refusal',
  'refusalAfterInterview',
  'invitation',
  'missingDocument',
  'keptForLater',
  'offerProposal',
] as const
export type ReplyTemplateKind = (typeof REPLY_TEMPLATE_KINDS)[number]

/** A template of this purpose proposes an offer; all others reply to an application. */
export const OFFER_PROPOSAL_KIND = 'offerProposal' satisfies ReplyTemplateKind

/** The purposes that suit each application status, the most likely first. */
const TEMPLATE_KINDS_BY_STATUS = {
  pending: ['missingDocument', 'invitation'],
  reviewed: ['invitation', 'missingDocument'],
  accepted: ['invitation'],
  rejected: ['refusal', 'refusalAfterInterview', 'keptForLater'],
} as const satisfies Record<ApplicationStatus, readonly ReplyTemplateKind[]>

/** The purpose for a decision; null before it. Staff choose and send the reply. */
export const suggestedTemplateKind = (status: ApplicationStatus): ReplyTemplateKind | null =>
  isDecidedStatus(status) ? TEMPLATE_KINDS_BY_STATUS[status][0] : null

/** The templates in order of suitability; the others follow in their own order. */
export function sortTemplatesByStatus<Template extends { kind: ReplyTemplateKind }>(
  templates: readonly Template[],
  status: ApplicationStatus,
): Template[] {
  const fitting: readonly ReplyTemplateKind[] = TEMPLATE_KINDS_BY_STATUS[status]
  const isOther = ({ kind }: Template) => !fitting.includes(kind)
  const first = fitting.flatMap((kind) => templates.filter((one) => one.kind === kind))
  return [...first, ...templates.filter(isOther)]
}

/**
 * The placeholders of a template, by their name between braces, the same in each language.
 * `toComplete` can only be filled in by the sender; `proposedOffer` and `offerLink` have values only
 * when an offer is proposed.
 */
export const PLACEHOLDER_NAME_BY_KEY = {
  candidate: 'candidat',
  firstName: 'prénom',
  application: 'candidature',
  offer: 'offre',
  company: 'entreprise',
  author: 'signataire',
  proposedOffer: 'offre proposée',
  offerLink: 'lien',
  toComplete: 'à compléter',
} as const
export type PlaceholderKey = keyof typeof PLACEHOLDER_NAME_BY_KEY
const isPlaceholderKey = (name: string): name is PlaceholderKey => name in PLACEHOLDER_NAME_BY_KEY
export const PLACEHOLDER_KEYS = Object.keys(PLACEHOLDER_NAME_BY_KEY).filter(isPlaceholderKey)

/** The values of the placeholders for one application; null when unknown. */
export type PlaceholderValues = Record<PlaceholderKey, string | null>

export type CandidateReplyText = { subject: string; body: string }

const PLACEHOLDER_PATTERN = /\{\{([^{}]*)\}\}/g

const normalisePlaceholderName = (name: string) => name.normalize('NFC').trim().toLowerCase()

const PLACEHOLDER_BY_NAME = new Map<string, PlaceholderKey>(
  PLACEHOLDER_KEYS.map((key) => [PLACEHOLDER_NAME_BY_KEY[key], key]),
)

/** The text with the known placeholders filled in; the others stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACEHOLDER_PATTERN, (place, name: string) => {
    const placeholder = PLACEHOLDER_BY_NAME.get(normalisePlaceholderName(name))
    return (placeholder && values[placeholder]) ?? place
  })
}

/** The placeholders that remain in a text: a reply with one cannot be sent. */
export function findOpenPlaceholders(text: string): string[] {
  return [
    ...new Set(
      Array.from(text.matchAll(PLACEHOLDER_PATTERN), ([, name = '']) =>
        normalisePlaceholderName(name),
      ),
    ),
  ]
}

/** The placeholders that do not exist, for the author of a template. */
export function findUnknownPlaceholders(text: string): string[] {
  return findOpenPlaceholders(text).filter((name) => !PLACEHOLDER_BY_NAME.has(name))
}
