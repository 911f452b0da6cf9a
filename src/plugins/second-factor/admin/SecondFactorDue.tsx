'use client'

import { secondFactorWords as words } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { SetUpDialog } from './SetUpDialog'

/** Button to set up a required second factor. Then the admin is reloaded, because the access rights changed. */
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
