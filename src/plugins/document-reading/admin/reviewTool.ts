import { useStoredSwitch } from '@/components/admin/frame/useStoredSwitch'
import type { DecisionTool } from '@/components/admin/jobApplications/decisionTool'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { useKeys } from '@/src/plugins/document-reading/admin/useKeys'
import { reviewQueueWords as words } from '../words/admin/reviewQueue'
import { SHORTCUTS_STORAGE_KEY, storeDecision } from './reviewSession'

/** Digits that decide, and the decisions of a review session. */
export const reviewTool: DecisionTool = {
  name: 'review',
  Keys: DecisionKeys,
  titleWithKey: (title, place) => words.withKey(title, String(place + 1)),
  storeDecision,
}

function DecisionKeys({ decide }: { decide: (status: ApplicationStatus) => void }) {
  const [hasKeys] = useStoredSwitch(SHORTCUTS_STORAGE_KEY, true)
  const keys = APPLICATION_STATUSES.map((status, place) => [
    `Digit${place + 1}`,
    () => decide(status),
  ])
  useKeys(hasKeys ? Object.fromEntries(keys) : {})
  return null
}
