'use client'

import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { useRecordChange } from '@/components/admin/frame/staffChanges'

/** Refreshes the page when an application changes, so that the result of the pending file check appears. */
export function RefreshAfterFileCheck() {
  useRecordChange('job-applications', usePageRefresh())
  return null
}
