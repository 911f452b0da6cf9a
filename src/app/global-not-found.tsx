import type { Metadata } from 'next'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { fontVariableClassNames } from '@/components/ui/fonts'
import { notFoundWords } from '@/src/content/fr/site'

export const metadata: Metadata = { title: notFoundWords.title, robots: { index: false } }

export default function GlobalNotFound() {
  return (
    <html lang="fr" className={fontVariableClassNames} data-scroll-behavior="smooth">
      <body>
        <main>
          <NotFoundMessage words={notFoundWords} />
        </main>
        {/* The page is rendered at build time, when the settings cannot be read. */}
        <VisitTracking countsWithoutConsent={false} />
      </body>
    </html>
  )
}
