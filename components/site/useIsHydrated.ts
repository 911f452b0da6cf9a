'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False in the server's HTML, where controls that work without JavaScript must be enabled. */
export function useIsHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
