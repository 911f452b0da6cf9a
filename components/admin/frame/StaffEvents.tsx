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

type ChangeListener = (changed: readonly WatchedCollection[]) => void

const Attention = createContext<AttentionCounts | null>(null)
const ChangeListeners = createContext<Set<ChangeListener>>(new Set())

/** Latest counts received from the server; null before the first event. */
export const useAttention = () => useContext(Attention)

/** Calls `react` when the server reports a change in the collection. */
export function useRecordChange(collection: WatchedCollection, react: () => void) {
  const listeners = useContext(ChangeListeners)
  const notify = useEffectEvent<ChangeListener>((changed) => {
    if (changed.includes(collection)) react()
  })
  useEffect(() => {
    const listener: ChangeListener = (changed) => notify(changed)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listeners])
}

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
