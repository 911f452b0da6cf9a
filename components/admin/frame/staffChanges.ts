'use client'

import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { LiveUpdatedCollection, MenuBadgeCounts } from '@/src/domain/admin/liveUpdates'

export type RecordChangeCallback = (changed: readonly LiveUpdatedCollection[]) => void

/** The counts of the menu badges, which a plugin provides while a page of the admin is open. */
export const MenuBadgeCountsContext = createContext<MenuBadgeCounts | null>(null)
export const RecordChangeCallbacksContext = createContext<Set<RecordChangeCallback>>(new Set())

/** Latest counts received from the server; null before the first event. */
export const useMenuBadgeCounts = () => useContext(MenuBadgeCountsContext)

/** Calls `react` when the server reports a change in the collection. */
export function useRecordChange(collection: LiveUpdatedCollection, react: () => void) {
  const listeners = useContext(RecordChangeCallbacksContext)
  const notify = useEffectEvent<RecordChangeCallback>((changed) => {
    if (changed.includes(collection)) react()
  })
  useEffect(() => {
    const listener: RecordChangeCallback = (changed) => notify(changed)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listeners])
}
