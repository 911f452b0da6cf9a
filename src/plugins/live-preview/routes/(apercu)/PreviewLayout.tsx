import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { EditionProvider } from '@/components/ui/Edition'
import { fontVariables } from '@/components/ui/fonts'
import { cachedIdentity } from '@/src/cache/content'
import { isOpenEdition, readEdition } from '@/src/domain/languages/edition'
import { pathPrefixesOf } from '@/src/domain/languages/editionPath'
import { colourStyle } from '@/src/domain/look/identity'
import { previewWords } from '@/src/plugins/live-preview/words/preview'

export const metadata: Metadata = { title: previewWords.frame, robots: { index: false } }

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The layout of the preview: as on the site, without visitor tracking. */
export default async function PreviewLayout({ children, params }: Props) {
  const edition = readEdition((await params).locale)
  if (!edition || !isOpenEdition(edition)) notFound()
  const { colours } = await cachedIdentity()
  const { language } = edition
  return (
    <html lang={language} className={fontVariables} style={colourStyle(colours)}>
      <body>
        <EditionProvider edition={{ language, addresses: pathPrefixesOf(edition) }}>
          {children}
        </EditionProvider>
      </body>
    </html>
  )
}
