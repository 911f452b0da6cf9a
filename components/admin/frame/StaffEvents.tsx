'use client'

import { useAuth } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext } from 'react'
import type { AttentionCounts } from '@/src/domain/attention'
import { useRefreshWhenIdle } from './useRefreshWhenIdle'
import { useStaffEvents } from './useStaffEvents'

const Attention = createContext<AttentionCounts | null>(null)

/** The counts of the menu as the server told them last; null before it has. */
export const useAttention = () => useContext(Attention)

/** Keeps one stream open for all pages of the admin, and the list or dashboard that is open up to date. */
export function StaffEvents({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const refresh = useRefreshWhenIdle()
  const counts = useStaffEvents({ isSignedIn: Boolean(user), onChange: refresh })
  return <Attention value={counts}>{children}</Attention>
}
