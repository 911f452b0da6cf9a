import config from '@payload-config'
import '@/components/admin/theme/adminStyles'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { fontVariableClassNames } from '@/components/ui/fonts'
import { getPayloadInstance } from '@/src/payload'
import { findBrandIdentity } from '@/src/queries/websiteSettings'
import { importMap } from './admin/importMap.js'
import { permitServerFunction } from './serverFunctions'

const callPermittedServerFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  if (!(await permitServerFunction(name, args))) return { state: null }
  // Payload would reload a form with a newer stored version at the first keystroke and lose the
  // typed text. Our form merges both versions when it is saved.
  const functionArgs = { ...args, checkForStaleData: false }
  return handleServerFunctions({ name, args: functionArgs, config, importMap })
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { colourTokens } = await findBrandIdentity(await getPayloadInstance())
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fontVariableClassNames, style: colourTokens }}
      importMap={importMap}
      serverFunction={callPermittedServerFunction}
    >
      {children}
    </RootLayout>
  )
}
