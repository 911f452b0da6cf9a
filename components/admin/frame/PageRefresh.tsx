'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { useRefresh } from '@/components/ui/useRefresh'

const Refresh = createContext(() => {})

/** Has the server draw the open page anew, whatever on it asks for that. */
export const usePageRefresh = () => useContext(Refresh)

/**
 * One drawing after the other for the whole admin. Payload writes into the address of a list what it was asked
 * for, and Next then finds the next drawing at odds with the address: it asks once more, or, where two such
 * drawings overlap, loads the page anew, with all that was ticked and said on it lost.
 */
export function PageRefresh({ children }: { children: ReactNode }) {
  const { isTransitioning } = useRouteTransition()
  return <Refresh value={useRefresh(isTransitioning)}>{children}</Refresh>
}
