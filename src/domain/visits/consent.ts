/** Key of the consent in the browser's local storage. */
export const CONSENT_STORAGE_KEY = 'cookie-consent'

/** Event on `window` after the visitor's choice; `detail` is the `Consent`. */
export const CONSENT_EVENT = 'cookie-consent'

/**
 * The version is increased when the purposes change: then the banner is shown to every visitor
 * again.
 */
const CONSENT_VERSION = 1

const CONSENT_VALIDITY_MONTHS = 6

export type ConsentPurposes = { necessary: true; analytics: boolean; marketing: boolean }
export type Consent = ConsentPurposes & {
  date: string
  version: number
  /** Whether the choice was made while Global Privacy Control was on, and overrides it. */
  gpc?: true
}
export type ConsentChoice = 'refuse' | 'selection' | 'acceptAll'

/** The purposes that are allowed without a choice. */
const DEFAULT_PURPOSES: ConsentPurposes = {
  necessary: true,
  analytics: false,
  marketing: false,
}

/**
 * @param selected the purposes that are switched on in the detail view
 * @param isSignalled whether the browser sends Global Privacy Control
 */
export function consentFromChoice(
  choice: ConsentChoice,
  selected: Omit<ConsentPurposes, 'necessary'>,
  now: Date,
  isSignalled = false,
): Consent {
  const { analytics, marketing } = PURPOSES_BY_CHOICE[choice](selected)
  return {
    necessary: true,
    analytics,
    marketing,
    date: now.toISOString(),
    version: CONSENT_VERSION,
    ...(isSignalled ? { gpc: true } : {}),
  }
}

/**
 * The consent in force: the stored choice, unless Global Privacy Control was switched on after it.
 * That signal is a refusal, which only the visitor can override.
 */
export function effectiveConsent(
  { isSignalled }: { isSignalled: boolean },
  chosen: Consent | null,
  now: Date,
): Consent | null {
  if (!isSignalled || chosen?.gpc) return chosen
  return consentFromChoice('refuse', DEFAULT_PURPOSES, now)
}

const PURPOSES_BY_CHOICE = {
  refuse: () => DEFAULT_PURPOSES,
  selection: (selected) => selected,
  acceptAll: () => ({ analytics: true, marketing: true }),
} satisfies Record<
  ConsentChoice,
  (selected: Omit<ConsentPurposes, 'necessary'>) => Omit<ConsentPurposes, 'necessary'>
>

/** Parses the stored choice; null when there is none or it has expired. */
export function parseConsent(stored: string | null, now: Date): Consent | null {
  const found = parseJsonObject(stored)
  if (!found || !('analytics' in found && 'marketing' in found)) return null
  if (!('date' in found && 'version' in found)) return null
  const { analytics, marketing, date, version } = found
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null
  if (typeof date !== 'string' || version !== CONSENT_VERSION) return null
  const isCurrent = new Date(date) <= now && now < consentExpiry(new Date(date))
  if (!isCurrent) return null
  const gpc = 'gpc' in found && found.gpc === true ? { gpc: true as const } : {}
  return { necessary: true, analytics, marketing, date, version, ...gpc }
}

function parseJsonObject(text: string | null): object | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return typeof parsed === 'object' ? parsed : null
  } catch {
    return null
  }
}

// Consent ends on the last day of a shorter month: 31 August plus six months is 28 February.
function consentExpiry(chosen: Date): Date {
  const day = new Date(chosen)
  day.setUTCMonth(day.getUTCMonth() + CONSENT_VALIDITY_MONTHS)
  if (day.getUTCDate() !== chosen.getUTCDate()) day.setUTCDate(0)
  return day
}
