'use client'

import { useField } from '@payloadcms/ui'
import {
  INITIAL_APPLICATION_STATUS,
  isApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'

/** Status of the application on this page, read from the form so that a change shows immediately. */
export function useApplicationStatusInForm() {
  const { value } = useField<unknown>({ path: 'status' })
  return isApplicationStatus(value) ? value : INITIAL_APPLICATION_STATUS
}
