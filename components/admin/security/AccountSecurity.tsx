'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { accountProtections } from '@/src/plugins/accountProtections'

/** The sections of plugins that protect an account, shown only in the user's own account. */
export function AccountSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || user.id !== id) return null
  return accountProtections.map(({ name, Section }) => <Section key={name} />)
}
