'use client'

import { secondFactorWords as words } from '@/src/content/admin/security'
import { SetUpDialog } from './SetUpDialog'

/** The one thing to do, for whoever must have a second factor; then the whole admin is drawn anew. */
export function SecondFactorDue({ adminAddress }: { adminAddress: string }) {
  return (
    <SetUpDialog
      isPrimary
      label={words.turnOn}
      onDone={() => window.location.assign(adminAddress)}
      purpose="application"
    />
  )
}
