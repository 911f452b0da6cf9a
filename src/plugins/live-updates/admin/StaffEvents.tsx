'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import {
  Attention,
  type ChangeListener,
  ChangeListeners,
} from '@/components/admin/frame/staffChanges'
import { useRefreshWhenIdle } from './useRefreshWhenIdle'
import { useStaffEvents } from './useStaffEvents'

/** Holds one event stream for all admin pages, and refreshes the open list or dashboard on changes. */
export function StaffEvents({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [listeners] = useState(() => new Set<ChangeListener>())
  const refresh = useRefreshWhenIdle()
  const onChange: ChangeListener = (changed) => {
    refresh(changed)
    for (const notify of listeners) notify(changed)
  }
  const counts = useStaffEvents({ isSignedIn: Boolean(user), onChange })
  return (
    <ChangeListeners value={listeners}>
      <Attention value={counts}>{children}</Attention>
    </ChangeListeners>
  )
}
