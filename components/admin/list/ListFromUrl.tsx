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
import { useSearchParams } from '../frame/routing'

const ReportWritten = createContext((_search: string) => {})

/**
 * Mounts a list again when its URL changes from outside, by a link or by "Back". Payload reads the URL of a list
 * once and then keeps its own copy: the filters shown would be those of the list that was left, and Payload
 * would write them back into the URL.
 */
export function ListFromUrl({ children }: { children: ReactNode }) {
  const search = useSearchParams().toString()
  const [shown, setShown] = useState({ search, visit: 0, written: new Set<string>() })
  if (shown.search !== search) {
    // Without a URL that a list has written, the page has no list.
    const isFromOutside = shown.written.size > 0 && !shown.written.has(search)
    const next = isFromOutside ? { visit: shown.visit + 1, written: new Set<string>() } : shown
    setShown({ ...next, search })
  }
  const { written } = shown
  const report = useCallback((one: string) => void written.add(one), [written])
  return (
    <ReportWritten value={report}>
      <Fragment key={shown.visit}>{children}</Fragment>
    </ReportWritten>
  )
}

/** Reports the URLs that the list around writes itself, as Payload's ListQueryProvider builds them. */
export function useOwnListUrl() {
  const report = useContext(ReportWritten)
  const { query } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  useLayoutEffect(() => {
    if (isInDrawer) return
    const { columns, queryByGroup } = query
    const json = { columns: JSON.stringify(columns), queryByGroup: JSON.stringify(queryByGroup) }
    report(new URLSearchParams(stringify({ ...query, ...json })).toString())
  }, [isInDrawer, query, report])
}
