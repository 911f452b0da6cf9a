'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { stringify } from 'qs-esm'
import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { useSearchParams } from '@/components/admin/frame/routing'

const ReportListUrlContext = createContext((_search: string) => {})

/**
 * Mounts a list again when its URL changes from outside, by a link or by "Back". Payload reads the URL of a list
 * once and then uses its own copy: it would show the filters of the previous list and write them back into the
 * URL.
 */
export function RemountListOnUrlChange({ children }: { children: ReactNode }) {
  const search = useSearchParams().toString()
  const [shown, setShown] = useState({ search, visit: 0, ownUrls: new Set<string>() })
  if (shown.search !== search) {
    // A URL change is from outside only if a list is mounted, which reports its own URLs.
    const isFromOutside = shown.ownUrls.size > 0 && !shown.ownUrls.has(search)
    const next = isFromOutside ? { visit: shown.visit + 1, ownUrls: new Set<string>() } : shown
    setShown({ ...next, search })
  }
  const { ownUrls } = shown
  const report = useCallback((one: string) => void ownUrls.add(one), [ownUrls])
  return (
    <ReportListUrlContext value={report}>
      <Fragment key={shown.visit}>{children}</Fragment>
    </ReportListUrlContext>
  )
}

/** Reports the URLs that the surrounding list writes, built like in Payload's ListQueryProvider. */
export function useReportListUrl() {
  const report = useContext(ReportListUrlContext)
  const { query } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  useLayoutEffect(() => {
    if (isInDrawer) return
    const { columns, queryByGroup } = query
    const json = { columns: JSON.stringify(columns), queryByGroup: JSON.stringify(queryByGroup) }
    report(new URLSearchParams(stringify({ ...query, ...json })).toString())
  }, [isInDrawer, query, report])
}
