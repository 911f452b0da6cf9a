import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { MIN_SESSION_RENEWAL_INTERVAL_MS } from '@/src/domain/accounts/sessionRenewal'
import { useRouter } from '../frame/routing'
import { request, UNAUTHORIZED_STATUSES } from '../request/request'

// The longest delay of a browser timer: with it Payload's own timer never redirects.
const MAX_TIMER_MS = 2_147_483_647

const SessionResponseSchema = z.object({
  user: z.looseObject({ id: z.number() }).nullish(),
  exp: z.number().optional(),
})

const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'input'] as const

/**
 * Renews the session while its user works, at most every `MIN_SESSION_RENEWAL_INTERVAL_MS`; the server ends it at its
 * absolute limit. After its end the page stays open; Payload would redirect to another page.
 */
export function useSession() {
  const { fetchFullUser, setUser, tokenExpirationMs, user } = useAuth()
  const [hasEnded, setEnded] = useState(false)
  const [isOther, setOther] = useState(false)
  const [expiresAt, setExpiresAt] = useState<number | null>(null)
  const payloadExpiry = useRef<number | null>(null)
  const renewedAt = useRef(Date.now())
  const router = useRouter()
  const userId = user?.id
  const isSignedIn = Boolean(user)

  const read = useCallback(
    async (path: string, method: 'GET' | 'POST'): Promise<boolean> => {
      const reply = await request(`/api/users${path}`, { method })
      // Without a usable response the session counts as open.
      if (!reply.ok && (reply.reason === 'unreachable' || reply.reason === 'failed')) return true
      const body = SessionResponseSchema.safeParse(reply.body).data
      // The page still contains the text of its user, which another account must not save.
      const isOpen =
        reply.ok && (userId === undefined ? Boolean(body?.user) : body?.user?.id === userId)
      if (isOpen && body?.exp) setExpiresAt(body.exp * 1000)
      setEnded(!isOpen)
      return isOpen
    },
    [userId],
  )
  /** Asks the server whether the session is still open; if it is not, the sign-in dialog opens. */
  const check = useCallback(() => read('/me', 'GET'), [read])

  const postponePayloadTimer = useEffectEvent((end: number | undefined) => {
    if (!user || !end || end === payloadExpiry.current) return
    const exp = Math.ceil((Date.now() + MAX_TIMER_MS) / 1000)
    payloadExpiry.current = exp * 1000
    setExpiresAt(end)
    setUser({ user, exp })
  })
  useEffect(() => postponePayloadTimer(tokenExpirationMs), [tokenExpirationMs])

  useEffect(() => {
    if (!isSignedIn || expiresAt === null) return
    // Another tab may have renewed the session meanwhile, so the server is asked.
    const timer = setTimeout(check, Math.max(0, expiresAt - Date.now()))
    return () => clearTimeout(timer)
  }, [check, expiresAt, isSignedIn])

  useEffect(() => {
    if (!isSignedIn || hasEnded) return
    const renew = () => {
      if (Date.now() - renewedAt.current < MIN_SESSION_RENEWAL_INTERVAL_MS) return
      renewedAt.current = Date.now()
      void read('/refresh-token', 'POST')
    }
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void check()
    }
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, renew, { passive: true })
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, renew)
      document.removeEventListener('visibilitychange', checkIfVisible)
    }
  }, [check, hasEnded, isSignedIn, read])

  useEffect(() => {
    if (!isSignedIn || hasEnded) return
    return observeUnauthorizedRequests(() => void check())
  }, [check, hasEnded, isSignedIn])

  return {
    isEnded: isSignedIn && hasEnded,
    /** Another user has signed in on this page, which still contains the text of the first user. */
    isOther,
    check,
    signedIn: async () => {
      const signedInUser = await fetchFullUser()
      const isOtherUser = Boolean(user && signedInUser) && signedInUser?.id !== user?.id
      // The page is loaded again with the rights of the other account.
      if (isOtherUser) router.refresh()
      renewedAt.current = Date.now()
      setOther(isOtherUser)
      setEnded(false)
    },
    later: () => setEnded(false),
    keepText: () => setOther(false),
  }
}

/** Reports each API request that the server refuses as unauthorized, from any component. */
function observeUnauthorizedRequests(report: () => void) {
  const observer = new PerformanceObserver((list) => {
    const isRefused = (entry: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming &&
      UNAUTHORIZED_STATUSES.includes(entry.responseStatus) &&
      new URL(entry.name).pathname.startsWith('/api/')
    if (list.getEntries().some(isRefused)) report()
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
