'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { createContext, type ReactNode, startTransition, useCallback, useContext } from 'react'
import { useRefresh } from '@/components/ui/useRefresh'
import { readStatus, request } from '../request/request'
import { useCheckSession } from '../session/SessionProvider'

/** Not only that a server is there: where its database is away it could not draw the page either. */
const READY = '/api/health/ready'
const PATIENCE_MS = 5_000

const Refresh = createContext(() => {})

/** Renders the open page on the server again; does nothing while the server is not ready. */
export const usePageRefresh = () => useContext(Refresh)

/**
 * One drawing after the other for the whole admin. Payload writes into the address of a list what it was asked
 * for, and Next then finds the next drawing at odds with the address: it asks once more, or, where two such
 * drawings overlap, loads the page anew, with all that was ticked and said on it lost.
 */
export function PageRefresh({ children }: { children: ReactNode }) {
  const { isTransitioning } = useRouteTransition()
  const refresh = useRefresh(isTransitioning)
  const checkSession = useCheckSession()
  // Next leaves the page for the answer to a drawing that fails, with all that was typed and said on it lost.
  // A transition: a button that is disabled until the page is refreshed stays so during these requests too.
  const refreshIfReady = useCallback(
    () =>
      startTransition(async () => {
        // Nor for a session that has ended: the server would lead to the sign-in page.
        if ((await isServerReady()) && (await checkSession())) refresh()
      }),
    [checkSession, refresh],
  )
  return <Refresh value={refreshIfReady}>{children}</Refresh>
}

async function isServerReady(): Promise<boolean> {
  const asked = { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const
  return (await request(READY, asked, readStatus)).ok
}
