'use client'

import { usePageRefresh } from '../frame/PageRefresh'
import { useRecordChange } from '../frame/StaffEvents'

/** Draws the page anew when something about the applications changes: the awaited verdict, most likely. */
export function RefreshAfterCheck() {
  useRecordChange('job-applications', usePageRefresh())
  return null
}
