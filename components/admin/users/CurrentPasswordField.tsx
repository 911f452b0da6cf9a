'use client'

import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Shown in one's own account only: nobody knows the password of somebody else. */
export function CurrentPasswordField({ field, path }: TextFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || user.id !== id) return null
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label }}
        path={path}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </>
  )
}
