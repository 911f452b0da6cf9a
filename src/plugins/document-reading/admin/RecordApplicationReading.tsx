'use client'

import { useEffect } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { request } from '@/components/admin/request/request'
import { runOncePageVisible } from '@/components/ui/runOncePageVisible'

type Props = { id: number; updatedAt: string }

/**
 * Records that a person reads the application, once its page is visible: a page that was rendered in advance
 * or in a background tab records nothing. When a colleague changed something since, the page is refreshed.
 */
export function RecordApplicationReading({ id, updatedAt }: Props) {
  const refreshPage = usePageRefresh()
  useEffect(() => {
    const abortController = new AbortController()
    const recordReading = async () => {
      const reply = await request<{ updatedAt: string }>(`/api/job-applications/${id}/lecture`, {
        method: 'POST',
        signal: abortController.signal,
      })
      if (reply.ok && reply.body.updatedAt !== updatedAt) refreshPage()
    }
    runOncePageVisible(() => void recordReading(), abortController.signal)
    return () => abortController.abort()
  }, [id, updatedAt, refreshPage])
  return null
}
