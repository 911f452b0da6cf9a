'use client'

import type { ComponentProps } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { SiteFailure } from '@/components/site/SiteFailure'
import { fontVariableClassNames } from '@/components/ui/fonts'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'

/** Replaces the whole site when even the root layout could not be rendered. */
export default function GlobalError() {
  const { language, home } = failurePageProps()
  return (
    <html lang={language} className={fontVariableClassNames}>
      <head>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main>
          <SiteFailure language={language} home={home} />
        </main>
      </body>
    </html>
  )
}

// Reads the edition from the URL in the browser, because no context is available here.
function failurePageProps(): ComponentProps<typeof SiteFailure> {
  if (typeof document === 'undefined') return { language: SOURCE_LANGUAGE, home: HOME_PATH }
  const { lang } = document.documentElement
  const language = isSiteLanguage(lang) ? lang : SOURCE_LANGUAGE
  const isNamed = location.pathname.split('/')[1] === language
  return { language, home: isNamed ? `/${language}` : HOME_PATH }
}
