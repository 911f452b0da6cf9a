'use client'

import { secondFactorWords as words } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { SecondFactorSetUpDialog } from './SecondFactorSetUpDialog'

/** Button to set up a required second factor. Then the admin is reloaded, because the access rights changed. */
export function SetUpRequiredSecondFactor({ adminAddress }: { adminAddress: string }) {
  return (
    <SecondFactorSetUpDialog
      isPrimary
      label={words.turnOn}
      onDone={() => window.location.assign(adminAddress)}
      purpose="authenticatorApp"
    />
  )
}
