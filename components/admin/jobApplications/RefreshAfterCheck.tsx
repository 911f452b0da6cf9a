'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { useRefresh } from '@/components/ui/useRefresh'
import { useRecordChange } from '../frame/StaffEvents'

/** Draws the page anew when something about the applications changes: the awaited verdict, most likely. */
export function RefreshAfterCheck() {
  const { isTransitioning } = useRouteTransition()
  useRecordChange('job-applications', useRefresh(isTransitioning))
  return null
}
