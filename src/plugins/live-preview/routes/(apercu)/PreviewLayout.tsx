import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { EditionProvider } from '@/components/ui/Edition'
import { fontVariableClassNames } from '@/components/ui/fonts'
import { findCachedBrandIdentity } from '@/src/cache/content'
import { isPublishedEdition, parseEdition } from '@/src/domain/languages/edition'
import { editionPathPrefixes } from '@/src/domain/languages/editionPath'
import { previewWords } from '@/src/plugins/live-preview/words/preview'

export const metadata: Metadata = { title: previewWords.frame, robots: { index: false } }

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The layout of the preview: that of the site, without visitor tracking. */
export default async function PreviewLayout({ children, params }: Props) {
  const edition = parseEdition((await params).locale)
  if (!edition || !isPublishedEdition(edition)) notFound()
  const { colourTokens } = await findCachedBrandIdentity()
  const { language } = edition
  return (
    <html lang={language} className={fontVariableClassNames} style={colourTokens}>
      <body>
        <EditionProvider edition={{ language, addresses: editionPathPrefixes(edition) }}>
          {children}
        </EditionProvider>
      </body>
    </html>
  )
}
