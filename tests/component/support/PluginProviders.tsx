/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType, ReactNode } from 'react'

/** The providers that plugins add around each page of the admin: each exports `provider`. */
const PROVIDERS_BY_PATH = import.meta.glob<ComponentType<{ children: ReactNode }>>(
  '/src/plugins/*/tests/component/provider.ts',
  { eager: true, import: 'provider' },
)

/** A page of the admin inside the providers of plugins. */
export function PluginProviders({ children }: { children: ReactNode }) {
  let page = children
  for (const Provider of Object.values(PROVIDERS_BY_PATH)) page = <Provider>{page}</Provider>
  return page
}
