'use client'

import { useEffect, useState } from 'react'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { askStatistics } from './askStatistics'

const REFRESH_MS = 20_000

/** Asked again and again as long as somebody can see it; a newer report knows better. */
export function useRealTimeVisitors(report: VisitReport | null): number | null {
  const [latest, setLatest] = useState<{ visitors: number; after: VisitReport } | null>(null)

  useEffect(() => {
    if (!report) return
    const leaving = new AbortController()
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const answer = await askStatistics<{ visitors: number }>('/temps-reel', leaving.signal)
      if (answer.kind === 'told' && !leaving.signal.aborted) {
        setLatest({ visitors: answer.told.visitors, after: report })
      }
    }
    const timer = setInterval(() => void look(), REFRESH_MS)
    document.addEventListener('visibilitychange', look, { signal: leaving.signal })
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [report])

  return latest && latest.after === report
    ? latest.visitors
    : (report?.stats.realTimeVisitors ?? null)
}
