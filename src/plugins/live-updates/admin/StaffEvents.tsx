'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import {
  MenuBadgeCountsContext,
  type RecordChangeCallback,
  RecordChangeCallbacksContext,
} from '@/components/admin/frame/staffChanges'
import { useRefreshWhenIdle } from './useRefreshWhenIdle'
import { useStaffEvents } from './useStaffEvents'

/** Holds one event stream for all admin pages, and refreshes the open list or dashboard on changes. */
export function StaffEvents({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [listeners] = useState(() => new Set<RecordChangeCallback>())
  const refresh = useRefreshWhenIdle()
  const onChange: RecordChangeCallback = (changed) => {
    refresh(changed)
    for (const notify of listeners) notify(changed)
  }
  const counts = useStaffEvents({ isSignedIn: Boolean(user), onChange })
  return (
    <RecordChangeCallbacksContext value={listeners}>
      <MenuBadgeCountsContext value={counts}>{children}</MenuBadgeCountsContext>
    </RecordChangeCallbacksContext>
  )
}
