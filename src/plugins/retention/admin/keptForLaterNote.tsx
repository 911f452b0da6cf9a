'use client'

import type { PluginCandidateNameNote } from '@/components/admin/jobApplications/candidateNameNote'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { formatDate } from '@/src/content/dates'
import { keptForLaterWords as words } from '../words/admin/keepConsent'

/** Until when the candidate agrees to be kept for later offers, below the name in the list. */
export const keptForLaterNote: PluginCandidateNameNote = {
  name: 'kept-for-later',
  Note: ({ row: { keepConsentUntil, keepConsentWithdrawnAt, withdrawnAt } }) => {
    const timezone = useSiteTimezone()
    const isKept = typeof keepConsentUntil === 'string' && !keepConsentWithdrawnAt && !withdrawnAt
    return isKept ? <small>{words.until(formatDate(keepConsentUntil, timezone))}</small> : null
  },
}
