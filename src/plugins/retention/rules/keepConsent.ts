import { subtractMonths } from '@/src/domain/people/retention'

/**
 * For how many months a candidate agrees that an application is kept for later offers: more than
 * the time of the reminder before the end.
 */
export const KEEP_CONSENT_MONTHS = { least: 3, usual: 24, most: 24 } as const
export const MAX_KEEP_CONSENT_TEXT_CHARACTERS = 600

/** The name of the box in the application form. */
export const KEEP_CONSENT_FIELD = 'keepConsent'
/** The signed text in the box is longer than the text: base64url of JSON in UTF-8. */
export const MAX_SIGNED_TEXT_CHARACTERS = 5_000

/** What happens to a consent. */
export const KEEP_CONSENT_EVENTS = ['requested', 'given', 'declined', 'withdrawn'] as const
export type KeepConsentEvent = (typeof KEEP_CONSENT_EVENTS)[number]

/** Where a consent was requested, given or withdrawn: the application form, the page of the mailed link, staff, or the reminder before it ends. */
export const KEEP_CONSENT_ORIGINS = ['form', 'page', 'staff', 'reminder'] as const
export type KeepConsentOrigin = (typeof KEEP_CONSENT_ORIGINS)[number]

/** A text to which a candidate agrees, and the months that it names. */
export type KeepConsentOffer = { text: string; months: number }

const DURATION_PLACEHOLDER = /\{\{\s*(?:durée|duration)\s*\}\}/g

/** The text of the settings with its duration in words. */
export const insertConsentDuration = (text: string, duration: string) =>
  text.replaceAll(DURATION_PLACEHOLDER, () => duration)

/** Whether a text of the settings names the duration. */
export const hasDurationPlaceholder = (text: string) => text.search(DURATION_PLACEHOLDER) >= 0

/** When a consent ends that is given at this moment. */
export const keepConsentEndDate = (given: Date, months: number) => subtractMonths(given, -months)

export type StoredKeepConsent = {
  at: Date | null
  until: Date | null
  withdrawnAt: Date | null
}
/** The consent in the fields of an application. */
export const parseStoredConsent = ({
  keepConsentAt,
  keepConsentUntil,
  keepConsentWithdrawnAt,
}: Partial<
  Record<'keepConsentAt' | 'keepConsentUntil' | 'keepConsentWithdrawnAt', string | null>
>): StoredKeepConsent => ({
  at: parseDate(keepConsentAt),
  until: parseDate(keepConsentUntil),
  withdrawnAt: parseDate(keepConsentWithdrawnAt),
})

const parseDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null)

export type KeepConsentState = 'none' | 'active' | 'ended' | 'withdrawn'

/** The state of a consent; a consent ends at its end date. */
export function keepConsentState(
  { at, until, withdrawnAt }: StoredKeepConsent,
  now: Date,
): KeepConsentState {
  if (withdrawnAt) return 'withdrawn'
  if (!at || !until) return 'none'
  return until > now ? 'active' : 'ended'
}

/** A consent that ends within this time is asked for again, once. */
export const KEEP_CONSENT_REMINDER_DAYS = 30

/** Whether staff or the reminder may ask: a candidate who refused is not asked again. */
export const mayRequestKeepConsent = (latest: KeepConsentEvent | null) =>
  latest !== 'declined' && latest !== 'withdrawn'

/** Whether the candidate of this application may be asked for a consent now. */
export const mayRequestConsentNow = (
  stored: StoredKeepConsent & { latest: KeepConsentEvent | null; isApplicationWithdrawn: boolean },
  now: Date,
) =>
  !stored.isApplicationWithdrawn &&
  mayRequestKeepConsent(stored.latest) &&
  keepConsentState(stored, now) !== 'active'

/** The kind of these records where a person's data is shown and exported. */
export const KEEP_CONSENTS_KIND = 'keepConsents'
