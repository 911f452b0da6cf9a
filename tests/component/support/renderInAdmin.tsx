import { RootProvider, toast } from '@payloadcms/ui'
import type { ClientConfig, SanitizedPermissions, ServerFunctionClient, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { inject, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AdminConfig } from './adminConfig'
import { applyGlobalSheets } from './globalSheets'
import { Navigation } from './navigation'
import { signedInSession } from './network'

type RenderOptions = {
  url?: string
  params?: Record<string, string | string[]>
  /** The width in CSS pixels. */
  width?: number
  user?: Partial<TypedUser>
  /** The permissions; by default everything is allowed. */
  permissions?: SanitizedPermissions
  serverFunction?: ServerFunctionClient
}

export const ADMINISTRATOR: TypedUser = {
  id: 1,
  collection: 'users',
  name: 'Andrée Ponge',
  email: 'andree@exemplia.test',
  role: 'admin',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** Renders components of the admin inside Payload's providers, with the admin's styles and French texts. */
export async function renderInAdmin(children: ReactNode, options: RenderOptions = {}) {
  const { url = '/admin', params, width = 1440, permissions, serverFunction } = options
  const user = { ...ADMINISTRATOR, ...options.user }
  signedInSession.user = user
  await page.viewport(width, width < 768 ? 844 : 900)
  applyGlobalSheets('admin')
  document.documentElement.lang = 'fr'
  document.documentElement.dataset.theme = 'light'
  onTestFinished(() => {
    for (const { id } of toast.getToasts()) toast.dismiss(id)
  })
  const { config, translations }: AdminConfig = JSON.parse(inject('adminConfig'))
  // On a busy machine toasts would close before a test sees them.
  config.admin.toast = { ...config.admin.toast, duration: Number.POSITIVE_INFINITY }
  return render(
    <Navigation url={url} params={params}>
      <RootProvider
        config={config}
        dateFNSKey="fr"
        fallbackLang="fr"
        isNavOpen={false}
        languageCode="fr"
        languageOptions={[]}
        permissions={permissions ?? allPermissions(config)}
        serverFunction={serverFunction ?? vi.fn()}
        theme="light"
        translations={translations}
        user={user}
      >
        <main>{children}</main>
      </RootProvider>
    </Navigation>,
  )
}

function allPermissions({ collections, globals }: ClientConfig): SanitizedPermissions {
  const all = { create: true, delete: true, fields: true, read: true, update: true } as const
  return {
    canAccessAdmin: true,
    collections: Object.fromEntries(collections.map(({ slug }) => [slug, all])),
    globals: Object.fromEntries(globals.map(({ slug }) => [slug, all])),
  }
}
