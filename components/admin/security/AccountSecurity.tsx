'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { signInScreens } from '@/src/plugins/signInScreens'
import { SessionsSection } from './SessionsSection'

/** Sign-in steps of plugins and open sessions, shown only in the user's own account. */
export function AccountSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || user.id !== id) return null
  return (
    <>
      {signInScreens.map(({ name, Section }) => (
        <Section key={name} />
      ))}
      <SessionsSection />
    </>
  )
}
