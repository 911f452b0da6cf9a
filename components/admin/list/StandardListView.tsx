'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { listTools } from '@/src/plugins/listTools'
import { useReportListUrl } from './RemountListOnUrlChange'

/** List view of the collections without a custom one, and of every trash. */
export function StandardListView(view: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  const { StandardView = DefaultListView } = listTools[0] ?? {}
  useReportListUrl()
  return isInDrawer ? <DefaultListView {...view} /> : <StandardView {...view} />
}
