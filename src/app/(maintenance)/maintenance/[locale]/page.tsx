import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import { MaintenanceMessage } from '@/components/site/MaintenanceMessage'
import { pageWords } from '@/src/content/pageWords'
import { isOpenEdition, readEdition } from '@/src/domain/languages/edition'
import { colourStyle } from '@/src/domain/look/identity'
import { keptCompany, keptIdentity } from '@/src/kept/content'

export const dynamic = 'force-static'

// The locale keeps this page from being rendered at build time, when there is no database.
export const generateStaticParams = () => []

// Here and not in the layout, which the page for failures shares: that one knows no database.
export async function generateViewport(): Promise<Viewport> {
  const { colours } = await keptIdentity()
  return { themeColor: colours.dark }
}

type Props = { params: Promise<{ locale: string }> }

/** What the web server answers with, as 503, instead of the public pages during maintenance. */
export default async function MaintenancePage({ params }: Props) {
  const { locale } = await params
  const edition = readEdition(locale)
  if (!edition || !isOpenEdition(edition)) notFound()
  const [company, { colours }, { maintenanceWords }] = await Promise.all([
    keptCompany(edition.language),
    keptIdentity(),
    pageWords(),
  ])
  return (
    <div style={{ display: 'contents', ...colourStyle(colours) }}>
      <MaintenanceMessage company={company} words={maintenanceWords} />
    </div>
  )
}
