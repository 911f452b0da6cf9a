'use client'

import { useAuth } from '@payloadcms/ui'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { AttentionCounts, WatchedCollection } from '@/src/domain/admin/attention'
import { useRefreshWhenIdle } from './useRefreshWhenIdle'
import { useStaffEvents } from './useStaffEvents'

type Hear = (changed: readonly WatchedCollection[]) => void

const Attention = createContext<AttentionCounts | null>(null)
const Hearers = createContext<Set<Hear>>(new Set())

/** The counts of the menu as the server told them last; null before it has. */
export const useAttention = () => useContext(Attention)

/** Does this when the server tells that something in the collection has changed. */
export function useRecordChange(collection: WatchedCollection, react: () => void) {
  const hearers = useContext(Hearers)
  const hear = useEffectEvent<Hear>((changed) => {
    if (changed.includes(collection)) react()
  })
  useEffect(() => {
    const hearer: Hear = (changed) => hear(changed)
    hearers.add(hearer)
    return () => {
      hearers.delete(hearer)
    }
  }, [hearers])
}

/** Keeps one stream open for all pages of the admin, and the list or dashboard that is open up to date. */
export function StaffEvents({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [hearers] = useState(() => new Set<Hear>())
  const refresh = useRefreshWhenIdle()
  const onChange: Hear = (changed) => {
    refresh(changed)
    for (const hear of hearers) hear(changed)
  }
  const counts = useStaffEvents({ isSignedIn: Boolean(user), onChange })
  return (
    <Hearers value={hearers}>
      <Attention value={counts}>{children}</Attention>
    </Hearers>
  )
}
