import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditionProvider } from '@/components/ui/Edition'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { applyGlobalSheets } from './globalSheets'
import { Navigation } from './navigation'

type RenderOptions = { language?: SiteLanguage; url?: string; width?: number }

/** Renders components of the public site with the site's styles; `width` in CSS pixels. */
export async function renderOnSite(children: ReactNode, options: RenderOptions = {}) {
  await openViewport(options)
  return render(wrapInSite(children, options))
}

/** Shows the components as the server sends them. @returns starts their scripts */
export async function serveOnSite(children: ReactNode, options: RenderOptions = {}) {
  await openViewport(options)
  const tree = wrapInSite(children, options)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree)
  onTestFinished(() => container.remove())
  return () => {
    const root = hydrateRoot(container, tree)
    onTestFinished(() => root.unmount())
  }
}

function wrapInSite(children: ReactNode, { language = 'fr', url = '/' }: RenderOptions) {
  return (
    <Navigation url={url}>
      <EditionProvider edition={{ language, addresses: [] }}>
        <main>{children}</main>
      </EditionProvider>
    </Navigation>
  )
}

async function openViewport({ language = 'fr', width = 1440 }: RenderOptions) {
  await page.viewport(width, width < 768 ? 844 : 900)
  applyGlobalSheets('site')
  document.documentElement.lang = language
}
