import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { EditionProvider } from '@/components/ui/Edition'
import { fontVariableClassNames } from '@/components/ui/fonts'
import { currentPageEdition, currentPageWords } from '@/src/content/currentPageWords'
import { editionPathPrefixes } from '@/src/domain/languages/editionPath'
import { DEFAULT_COLOURS } from '@/src/domain/look/identity'

export async function generateMetadata(): Promise<Metadata> {
  const { maintenanceWords } = await currentPageWords()
  return { title: maintenanceWords.title, robots: { index: false } }
}

export const viewport: Viewport = { themeColor: DEFAULT_COLOURS.dark }

export default async function MaintenanceLayout({ children }: { children: ReactNode }) {
  const edition = await currentPageEdition()
  const { language } = edition
  return (
    <html lang={language} className={fontVariableClassNames}>
      <body>
        <EditionProvider edition={{ language, addresses: editionPathPrefixes(edition) }}>
          <main>{children}</main>
        </EditionProvider>
      </body>
    </html>
  )
}
