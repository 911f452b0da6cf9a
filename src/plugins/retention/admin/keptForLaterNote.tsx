'use client'

import type { PluginCandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { formatDate } from '@/src/content/dates'
import { keptForLaterWords as words } from '../words/admin/keepConsent'

/** Until when the candidate agrees to be kept for later offers, below the name in the list. */
export const keptForLaterNote: PluginCandidateNote = {
  name: 'kept-for-later',
  Note: ({ row: { keepConsentUntil, keepConsentWithdrawnAt, withdrawnAt } }) => {
    const timezone = useSiteTimezone()
    const isKept = typeof keepConsentUntil === 'string' && !keepConsentWithdrawnAt && !withdrawnAt
    return isKept ? <small>{words.until(formatDate(keepConsentUntil, timezone))}</small> : null
  },
}
