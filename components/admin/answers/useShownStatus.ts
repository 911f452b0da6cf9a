'use client'

import { useField } from '@payloadcms/ui'
import {
  INITIAL_APPLICATION_STATUS,
  isApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'

/** Where the application on this page stands, at once after a decision. */
export function useShownStatus() {
  const { value } = useField<unknown>({ path: 'status' })
  return isApplicationStatus(value) ? value : INITIAL_APPLICATION_STATUS
}
