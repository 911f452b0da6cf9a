'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import {
  AttentionCountsContext,
  ChangeListenersContext,
  type RecordChangeListener,
} from '@/components/admin/frame/staffChanges'
import { useRefreshWhenIdle } from './useRefreshWhenIdle'
import { useStaffEvents } from './useStaffEvents'

/** Holds one event stream for all admin pages, and refreshes the open list or dashboard on changes. */
export function StaffEvents({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [listeners] = useState(() => new Set<RecordChangeListener>())
  const refresh = useRefreshWhenIdle()
  const onChange: RecordChangeListener = (changed) => {
    refresh(changed)
    for (const notify of listeners) notify(changed)
  }
  const counts = useStaffEvents({ isSignedIn: Boolean(user), onChange })
  return (
    <ChangeListenersContext value={listeners}>
      <AttentionCountsContext value={counts}>{children}</AttentionCountsContext>
    </ChangeListenersContext>
  )
}
