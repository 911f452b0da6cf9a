'use client'

import { useEffect } from 'react'
import { usePageRefresh } from '../frame/PageRefresh'

type Props = { id: number; updatedAt: string }

/**
 * Tells that the application is on somebody's screen: a page that was only drawn in advance tells
 * nothing. When it was drawn before a colleague changed something, it is drawn anew.
 */
export function ReadingNote({ id, updatedAt }: Props) {
  const refreshPage = usePageRefresh()
  useEffect(() => {
    const leaving = new AbortController()
    void noteReading(id, leaving.signal).then((now) => {
      if (now !== null && now !== updatedAt) refreshPage()
    })
    return () => leaving.abort()
  }, [id, updatedAt, refreshPage])
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
