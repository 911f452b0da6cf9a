'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { SecondFactorSection } from './SecondFactorSection'
import { SessionsSection } from './SessionsSection'

/** In one's own account only: how one signs in, and where one is signed in. */
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
