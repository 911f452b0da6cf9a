import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditionProvider } from '@/components/ui/Edition'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { Navigation } from './navigation'

type Options = { language?: SiteLanguage; url?: string; width?: number }

/** Renders components of the public site with the site's styles; `width` in CSS pixels. */
export async function renderOnSite(
  children: ReactNode,
  { language = 'fr', url = '/', width = 1440 }: Options = {},
) {
  await page.viewport(width, width < 768 ? 844 : 900)
  document.documentElement.lang = language
  return render(
    <Navigation url={url}>
      <EditionProvider edition={{ language, addresses: [] }}>
        <main>{children}</main>
      </EditionProvider>
    </Navigation>,
  )
}
