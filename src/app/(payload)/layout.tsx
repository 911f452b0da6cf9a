import config from '@payload-config'
import '@payloadcms/next/css'
import '@/components/admin/fieldErrors.css'
import '@/components/admin/theme/payloadTokens.css'
import '@/components/admin/theme/theme.css'
import '@/components/admin/theme/focus.css'
import '@/components/admin/theme/arrival.css'
import '@/components/admin/theme/documents.css'
import '@/components/admin/theme/frame.css'
import '@/components/admin/theme/signIn.css'
import '@/components/admin/dashboard/arranging.css'
import '@/components/admin/dialog/payloadDialogs.css'
import '@/components/admin/list/head.css'
import '@/components/admin/list/rows.css'
import '@/components/admin/list/cards.css'
import '@/components/admin/notice/toasts.css'
import '@/components/admin/users/accounts.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { fontVariables } from '@/components/ui/fonts'
import { colourStyle } from '@/src/domain/look/identity'
import { payloadInstance } from '@/src/payload'
import { findIdentity } from '@/src/queries/findIdentity'
import { importMap } from './admin/importMap.js'
import { permitServerFunction } from './serverFunctions'

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  if (!(await permitServerFunction(name, args))) return { state: null }
  // At the first letter, Payload would have a form that was overtaken loaded anew, and what is typed lost:
  // ours joins both when it is saved.
  const asked = { ...args, checkForStaleData: false }
  return handleServerFunctions({ name, args: asked, config, importMap })
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { colours } = await findIdentity(await payloadInstance())
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fontVariables, style: colourStyle(colours) }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
