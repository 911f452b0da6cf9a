import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import { fontVariables } from '@/components/ui/fonts'
import { maintenanceWords } from '@/src/content/site'
import { colourStyle } from '@/src/domain/identity'
import { keptIdentity } from '@/src/kept/content'

export const metadata: Metadata = { title: maintenanceWords.title, robots: { index: false } }

export async function generateViewport(): Promise<Viewport> {
  const { colours } = await keptIdentity()
  return { themeColor: colours.dark }
}

export default async function MaintenanceLayout({ children }: { children: ReactNode }) {
  const { colours } = await keptIdentity()
  return (
    <html lang="fr" className={fontVariables} style={colourStyle(colours)}>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
