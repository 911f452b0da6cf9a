import {
  AppRouterContext,
  LayoutRouterContext,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { router } from './router'

type Props = { url: string; params?: Record<string, string | string[]>; children: ReactNode }

/** Next's navigation hooks below it read this URL, and navigate with the recorded `router`. */
export function Navigation({ url, params = {}, children }: Props) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return (
    <AppRouterContext value={useRouterWhileMounted()}>
      <LayoutRouterContext value={layoutContextOf(pathname)}>
        <PathnameContext value={pathname}>
          <PathParamsContext value={params}>
            <SearchParamsContext value={searchParams}>{children}</SearchParamsContext>
          </PathParamsContext>
        </PathnameContext>
      </LayoutRouterContext>
    </AppRouterContext>
  )
}

// A save that ends after its test would otherwise navigate in the next one.
function useRouterWhileMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useMemo(() => {
    const whileMounted =
      <Args extends unknown[]>(call: (...args: Args) => void) =>
      (...args: Args) =>
        isMounted.current && call(...args)
    return {
      back: whileMounted(router.back),
      forward: whileMounted(router.forward),
      prefetch: whileMounted(router.prefetch),
      push: whileMounted(router.push),
      refresh: whileMounted(router.refresh),
      replace: whileMounted(router.replace),
      bfcacheId: 'component',
    }
  }, [])
}

type RouterTree = [segment: string, routes: { children?: RouterTree }]

/** Only the part of Next's layout that its navigation hooks read. */
function layoutContextOf(pathname: string) {
  const segments = pathname.split('/').filter(Boolean)
  const pageTree = segments.reduceRight<RouterTree>(
    (tree, segment) => [segment, { children: tree }],
    ['__PAGE__', {}],
  )
  const parentTree: RouterTree = ['', { children: pageTree }]
  return Object.assign(Object.create(null), { parentTree, parentRenderTree: { data: {} } })
}
