import { useStoredSwitch } from '@/components/admin/frame/useStoredSwitch'
import type { DecisionButtonExtension } from '@/components/admin/jobApplications/decisionTool'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { useKeyboardShortcuts } from '@/src/plugins/document-reading/admin/useKeyboardShortcuts'
import { reviewQueueWords as words } from '../words/admin/reviewQueue'
import { SHORTCUTS_STORAGE_KEY, storeDecisionInTab } from './reviewSession'

/** The tool that decides by digit keys, and stores the decisions of a review session. */
export const reviewDecisionTool: DecisionButtonExtension = {
  name: 'review',
  Keys: DecisionKeyboardShortcuts,
  titleWithKey: (title, place) => words.withKey(title, String(place + 1)),
  storeDecision: storeDecisionInTab,
}

function DecisionKeyboardShortcuts({ decide }: { decide: (status: ApplicationStatus) => void }) {
  const [hasKeys] = useStoredSwitch(SHORTCUTS_STORAGE_KEY, true)
  const keys = APPLICATION_STATUSES.map((status, place) => [
    `Digit${place + 1}`,
    () => decide(status),
  ])
  useKeyboardShortcuts(hasKeys ? Object.fromEntries(keys) : {})
  return null
}
