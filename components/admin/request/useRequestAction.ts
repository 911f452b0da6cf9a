'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState, useTransition } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import type { ApiResponse, Failure } from './request'

type RequestAction<Body> = {
  send: () => Promise<ApiResponse<Body>>
  /** The sentence for a request that failed. */
  failed: string | ((failure: Failure) => string)
  /** Called with the sentence of `failed` when the request fails; then no toast is shown. */
  onFailed?: (sentence: string, failure: Failure) => void
  /** The toast that is shown after the server has accepted the request. */
  done?: string
  onDone?: (body: Body) => void
  /** When the page is refreshed; by default after the server has accepted the request. */
  refresh?: 'done' | 'always' | 'never'
}

/**
 * Runs the requests of a button or form, one at a time: another click is ignored meanwhile.
 * `isBusy` lasts until the page shows the result. The request itself is no transition, because
 * React would delay a navigation of the user until the server has responded.
 */
export function useRequestAction() {
  const refreshPage = usePageRefresh()
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()

  /** @returns the reply of the server; null when another request is running */
  const run = async <Body>(action: RequestAction<Body>): Promise<ApiResponse<Body> | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setSending(true)
    try {
      const reply = await action.send().finally(() => {
        isRunning.current = false
      })
      showOutcome(action, reply)
      const { refresh = 'done' } = action
      if (refresh === 'always' || (refresh === 'done' && reply.ok)) startRefresh(refreshPage)
      return reply
    } finally {
      setSending(false)
    }
  }
  return { isBusy: isSending || isRefreshing, run }
}

function showOutcome<Body>(
  { done, failed, onDone, onFailed }: RequestAction<Body>,
  reply: ApiResponse<Body>,
) {
  if (!reply.ok) {
    const sentence = typeof failed === 'string' ? failed : failed(reply)
    if (onFailed) onFailed(sentence, reply)
    else toast.error(sentence)
    return
  }
  if (done !== undefined) toast.success(done)
  onDone?.(reply.body)
}
