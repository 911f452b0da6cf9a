'use client'

import { useRouter } from 'next/navigation'
import { useRecordChange } from '../frame/StaffEvents'

/** Draws the page anew when something about the applications changes: the awaited verdict, most likely. */
export function RefreshAfterCheck() {
  const router = useRouter()
  useRecordChange('job-applications', () => router.refresh())
  return null
}
