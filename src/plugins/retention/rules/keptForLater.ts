import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'

/** Query name that filters the applications that are kept for later offers. */
export const KEPT_FOR_LATER_FIELD_NAME = 'keptForLater'

/** The list of these applications, those that end first at its head. */
export const KEPT_FOR_LATER_PATH = `/admin/collections/job-applications?${encodeURIComponent(
  `where[or][0][and][0][${KEPT_FOR_LATER_FIELD_NAME}][equals]`,
)}=true&sort=keepConsentUntil`

/** The candidate has agreed, and the consent has not ended. */
export const keptForLaterWhere = (now: Date) => ({
  keepConsentUntil: { greater_than: now.toISOString() },
  keepConsentWithdrawnAt: { exists: false },
  withdrawnAt: { exists: false },
  isSpam: { not_equals: true },
  candidateEmail: { not_equals: ANONYMISED_EMAIL },
})
