'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { createContext, type ReactNode, startTransition, useCallback, useContext } from 'react'
import { discardBody, request } from '@/components/admin/request/request'
import { useCheckSession } from '@/components/admin/session/SessionProvider'
import { useRefresh } from '@/components/ui/useRefresh'

/** Readiness includes the database, without which the server cannot render the page. */
const READINESS_URL = '/api/health/ready'
const READINESS_TIMEOUT_MS = 5_000

const PageRefreshContext = createContext(() => {})

/** Renders the open page on the server again; does nothing while the server is not ready. */
export const usePageRefresh = () => useContext(PageRefreshContext)

/**
 * Runs the refreshes of the whole admin one after the other. Payload writes list parameters into the URL, so Next.js
 * receives a refresh that does not match the URL and requests the page again. If two such refreshes overlap, Next.js
 * reloads the page, and selected rows and toasts are lost.
 */
export function PageRefreshProvider({ children }: { children: ReactNode }) {
  const { isTransitioning } = useRouteTransition()
  const refresh = useRefresh(isTransitioning)
  const checkSession = useCheckSession()
  // The server is checked first: after a failed refresh Next.js navigates to the error response,
  // and typed text is lost. The transition disables buttons during these requests as well.
  const refreshIfReady = useCallback(
    () =>
      startTransition(async () => {
        // The session is checked as well: without one the server would redirect to the sign-in page.
        if ((await isServerReady()) && (await checkSession())) refresh()
      }),
    [checkSession, refresh],
  )
  return <PageRefreshContext value={refreshIfReady}>{children}</PageRefreshContext>
}

async function isServerReady(): Promise<boolean> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(READINESS_TIMEOUT_MS) } as const
  return (await request(READINESS_URL, options, discardBody)).ok
}
