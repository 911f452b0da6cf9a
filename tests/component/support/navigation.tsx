import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { router } from './router'

type Props = { url: string; params?: Record<string, string | string[]>; children: ReactNode }

/** Next's navigation hooks below it read this URL, and navigate with the recorded `router`. */
export function Navigation({ url, params = {}, children }: Props) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return (
    <AppRouterContext value={{ ...router, bfcacheId: 'component' }}>
      <PathnameContext value={pathname}>
        <PathParamsContext value={params}>
          <SearchParamsContext value={searchParams}>{children}</SearchParamsContext>
        </PathParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
}
