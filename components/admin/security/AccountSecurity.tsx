'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { SecondFactorSection } from '@/src/plugins/second-factor/admin/SecondFactorSection'
import { SessionsSection } from './SessionsSection'

/** Second factor and open sessions, shown only in the user's own account. */
export function AccountSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || user.id !== id) return null
  return (
    <>
      <SecondFactorSection />
      <SessionsSection />
    </>
  )
}
