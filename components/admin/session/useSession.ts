import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { RENEWAL_INTERVAL_MS } from '@/src/domain/accounts/sessionRenewal'
import { useRouter } from '../frame/routing'
import { request, UNAUTHORIZED_STATUSES } from '../request/request'

// Payload's own timer then never leaves the page; browsers have no longer timer.
const FAR_AWAY_MS = 2_147_483_647

const Answer = z.object({
  user: z.looseObject({ id: z.number() }).nullish(),
  exp: z.number().optional(),
})

const ACTIVITY = ['keydown', 'pointerdown', 'input'] as const

/**
 * Renews the session while its user works, at most every `RENEWAL_INTERVAL_MS`; the server ends it at its
 * absolute limit. Where it has ended the page stays as it is, in place of Payload's redirect to another one.
 */
export function useSession() {
  const { fetchFullUser, setUser, tokenExpirationMs, user } = useAuth()
  const [hasEnded, setEnded] = useState(false)
  const [isOther, setOther] = useState(false)
  const [expiresAt, setExpiresAt] = useState<number | null>(null)
  const heldOff = useRef<number | null>(null)
  const renewedAt = useRef(Date.now())
  const router = useRouter()
  const userId = user?.id
  const isSignedIn = Boolean(user)

  const read = useCallback(
    async (path: string, method: 'GET' | 'POST'): Promise<boolean> => {
      const reply = await request(`/api/users${path}`, { method })
      // Without a response nothing is known of the session.
      if (!reply.ok && (reply.reason === 'unreachable' || reply.reason === 'failed')) return true
      const body = Answer.safeParse(reply.body).data
      // Another account that signed in elsewhere in this browser must not save what stands here under its name.
      const isOpen =
        reply.ok && (userId === undefined ? Boolean(body?.user) : body?.user?.id === userId)
      if (isOpen && body?.exp) setExpiresAt(body.exp * 1000)
      setEnded(!isOpen)
      return isOpen
    },
    [userId],
  )
  /** Whether the session is still open, as the server says; asks to sign in where it is not. */
  const check = useCallback(() => read('/me', 'GET'), [read])

  const holdOffPayload = useEffectEvent((end: number | undefined) => {
    if (!user || !end || end === heldOff.current) return
    const exp = Math.ceil((Date.now() + FAR_AWAY_MS) / 1000)
    heldOff.current = exp * 1000
    setExpiresAt(end)
    setUser({ user, exp })
  })
  useEffect(() => holdOffPayload(tokenExpirationMs), [tokenExpirationMs])

  useEffect(() => {
    if (!isSignedIn || expiresAt === null) return
    // Another tab may have renewed it by then.
    const timer = setTimeout(check, Math.max(0, expiresAt - Date.now()))
    return () => clearTimeout(timer)
  }, [check, expiresAt, isSignedIn])

  useEffect(() => {
    if (!isSignedIn || hasEnded) return
    const renew = () => {
      if (Date.now() - renewedAt.current < RENEWAL_INTERVAL_MS) return
      renewedAt.current = Date.now()
      void read('/refresh-token', 'POST')
    }
    const look = () => {
      if (document.visibilityState === 'visible') void check()
    }
    for (const name of ACTIVITY) window.addEventListener(name, renew, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const name of ACTIVITY) window.removeEventListener(name, renew)
      document.removeEventListener('visibilitychange', look)
    }
  }, [check, hasEnded, isSignedIn, read])

  useEffect(() => {
    if (!isSignedIn || hasEnded) return
    return onRefusedRequest(() => void check())
  }, [check, hasEnded, isSignedIn])

  return {
    isEnded: isSignedIn && hasEnded,
    /** Somebody else has signed in over what the first user has typed. */
    isOther,
    check,
    signedIn: async () => {
      const signedInUser = await fetchFullUser()
      const isOtherUser = Boolean(user && signedInUser) && signedInUser?.id !== user?.id
      // The page shows what the other account may see.
      if (isOtherUser) router.refresh()
      renewedAt.current = Date.now()
      setOther(isOtherUser)
      setEnded(false)
    },
    later: () => setEnded(false),
    keepText: () => setOther(false),
  }
}

/** Reports each request to the API that the server refuses for want of rights, whichever component sends it. */
function onRefusedRequest(report: () => void) {
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
