'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML of the server: what must also work without JavaScript is not switched off there. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
