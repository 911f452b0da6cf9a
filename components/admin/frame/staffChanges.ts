'use client'

import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { LiveUpdatedCollection, MenuBadgeCounts } from '@/src/domain/admin/liveUpdates'

export type RecordChangeListener = (changed: readonly LiveUpdatedCollection[]) => void

/** The counts of the menu badges, which a plugin provides while a page of the admin is open. */
export const AttentionCountsContext = createContext<MenuBadgeCounts | null>(null)
export const ChangeListenersContext = createContext<Set<RecordChangeListener>>(new Set())

/** Latest counts received from the server; null before the first event. */
export const useAttentionCounts = () => useContext(AttentionCountsContext)

/** Calls `react` when the server reports a change in the collection. */
export function useRecordChange(collection: LiveUpdatedCollection, react: () => void) {
  const listeners = useContext(ChangeListenersContext)
  const notify = useEffectEvent<RecordChangeListener>((changed) => {
    if (changed.includes(collection)) react()
  })
  useEffect(() => {
    const listener: RecordChangeListener = (changed) => notify(changed)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listeners])
}
