import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { fontVariables } from '@/components/ui/fonts'
import { maintenanceWords } from '@/src/content/fr/site'
import { DEFAULT_COLOURS } from '@/src/domain/identity'

export const metadata: Metadata = { title: maintenanceWords.title, robots: { index: false } }

export const viewport: Viewport = { themeColor: DEFAULT_COLOURS.dark }

export default function MaintenanceLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={fontVariables}>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
