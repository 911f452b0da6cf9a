'use client'

import { useEffect } from 'react'
import { whenVisible } from '@/components/ui/whenVisible'
import { usePageRefresh } from '../frame/PageRefresh'

type Props = { id: number; updatedAt: string }

/**
 * Records that a person reads the application, once its page is visible: a page that was rendered in advance
 * or in a background tab records nothing. When a colleague changed something since, the page is refreshed.
 */
export function ReadingNote({ id, updatedAt }: Props) {
  const refreshPage = usePageRefresh()
  useEffect(() => {
    const leaving = new AbortController()
    const note = async () => {
      const now = await noteReading(id, leaving.signal)
      if (now !== null && now !== updatedAt) refreshPage()
    }
    whenVisible(() => void note(), leaving.signal)
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
