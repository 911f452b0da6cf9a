import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { fontVariables } from '@/components/ui/fonts'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { DEFAULT_COLOURS } from '@/src/domain/identity'

export async function generateMetadata(): Promise<Metadata> {
  const { maintenanceWords } = await pageWords()
  return { title: maintenanceWords.title, robots: { index: false } }
}

export const viewport: Viewport = { themeColor: DEFAULT_COLOURS.dark }

export default async function MaintenanceLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await pageLanguage()} className={fontVariables}>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
