'use client'

import { useEffect } from 'react'
import { useRouter } from '../frame/routing'

type Props = { id: number; updatedAt: string }

/**
 * Tells that the application is on somebody's screen: a page that was only drawn in advance tells
 * nothing. When it was drawn before a colleague changed something, it is drawn anew.
 */
export function ReadingNote({ id, updatedAt }: Props) {
  const router = useRouter()
  useEffect(() => {
    const leaving = new AbortController()
    void noteReading(id, leaving.signal).then((now) => {
      if (now !== null && now !== updatedAt) router.refresh()
    })
    return () => leaving.abort()
  }, [id, updatedAt, router])
  return null
}

async function noteReading(id: number, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(`/api/job-applications/${id}/lecture`, {
    method: 'POST',
    credentials: 'include',
    signal,
  }).catch(() => null)
  if (!answer?.ok) return null
  // Whoever leaves may do so in the middle of the answer too.
  const noted: { updatedAt: string } | null = await answer.json().catch(() => null)
  return noted?.updatedAt ?? null
}
