'use client'

import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { AttentionCounts, WatchedCollection } from '@/src/domain/admin/attention'

export type ChangeListener = (changed: readonly WatchedCollection[]) => void

/** A plugin provides them while a page of the admin is open. */
export const Attention = createContext<AttentionCounts | null>(null)
export const ChangeListeners = createContext<Set<ChangeListener>>(new Set())

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
