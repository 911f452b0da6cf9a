import type { ReactNode } from 'react'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  )
}
