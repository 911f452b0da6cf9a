'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML: what must work without JavaScript is not disabled there. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
