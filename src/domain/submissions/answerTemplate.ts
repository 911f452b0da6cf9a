import { type ApplicationStatus, isDecided } from './applicationStatus'

/** What a template says to a candidate. */
export const TEMPLATE_KINDS = [
  'refusal',
  'refusalAfterInterview',
  'invitation',
  'missingDocument',
  'keptForLater',
] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** The kinds that fit where an application stands, the likeliest first. */
const FITTING_KINDS = {
  pending: ['missingDocument', 'invitation'],
  reviewed: ['invitation', 'missingDocument'],
  accepted: ['invitation'],
  rejected: ['refusal', 'refusalAfterInterview', 'keptForLater'],
} as const satisfies Record<ApplicationStatus, readonly TemplateKind[]>

/** The kind that a decision suggests; a person chooses and sends. Before it, nothing is. */
export const suggestedKind = (status: ApplicationStatus): TemplateKind | null =>
  isDecided(status) ? FITTING_KINDS[status][0] : null

/** The templates in the order in which they fit, those that do not after them as they stand. */
export function likeliestFirst<Template extends { kind: TemplateKind }>(
  templates: readonly Template[],
  status: ApplicationStatus,
): Template[] {
  const fitting: readonly TemplateKind[] = FITTING_KINDS[status]
  const isOther = ({ kind }: Template) => !fitting.includes(kind)
  const first = fitting.flatMap((kind) => templates.filter((one) => one.kind === kind))
  return [...first, ...templates.filter(isOther)]
}

/**
 * What a template leaves open, by the name that stands between the braces, in each language alike.
 * `toComplete` is filled in by nobody but the person who sends.
 */
export const PLACEHOLDERS = {
  candidate: 'candidat',
  application: 'candidature',
  offer: 'offre',
  company: 'entreprise',
  author: 'signataire',
  toComplete: 'à compléter',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS
const isPlaceholder = (name: string): name is Placeholder => name in PLACEHOLDERS
export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS).filter(isPlaceholder)

/** What each stands for in one application; null where there is nothing. */
export type PlaceholderValues = Record<Placeholder, string | null>

export type AnswerText = { subject: string; body: string }

const PLACE = /\{\{([^{}]*)\}\}/g

const foldName = (name: string) => name.normalize('NFC').trim().toLowerCase()

const NAMES = new Map<string, Placeholder>(PLACEHOLDER_NAMES.map((key) => [PLACEHOLDERS[key], key]))

/** The text with what is known put in its places; the other places stay as they stand. */
export function fillAnswer(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACE, (place, name: string) => {
    const placeholder = NAMES.get(foldName(name))
    return (placeholder && values[placeholder]) ?? place
  })
}

/** The names between braces that are still in a text, each once: nothing leaves with one in it. */
export function openPlaces(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACE), ([, name = '']) => foldName(name)))]
}

/** Those that no application could fill, for whoever writes a template. */
export function unknownPlaces(text: string): string[] {
  return openPlaces(text).filter((name) => !NAMES.has(name))
}
