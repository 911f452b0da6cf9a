'use client'

import { useEffect, useState } from 'react'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { fetchStatistics } from './fetchStatistics'

const REFRESH_INTERVAL_MS = 20_000

/** Polls the number of visitors while the page is visible. A newer report replaces the polled number. */
export function useRealTimeVisitors(report: VisitReport | null): number | null {
  const [latest, setLatest] = useState<{ visitors: number; after: VisitReport } | null>(null)

  useEffect(() => {
    if (!report) return
    const unmount = new AbortController()
    const poll = async () => {
      if (document.visibilityState === 'hidden') return
      const answer = await fetchStatistics<{ visitors: number }>('/temps-reel', unmount.signal)
      if (answer.kind === 'loaded' && !unmount.signal.aborted) {
        setLatest({ visitors: answer.report.visitors, after: report })
      }
    }
    const timer = setInterval(() => void poll(), REFRESH_INTERVAL_MS)
    document.addEventListener('visibilitychange', poll, { signal: unmount.signal })
    return () => {
      clearInterval(timer)
      unmount.abort()
    }
  }, [report])

  return latest && latest.after === report
    ? latest.visitors
    : (report?.stats.realTimeVisitors ?? null)
}
