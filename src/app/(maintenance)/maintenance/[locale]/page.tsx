import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import { MaintenanceMessage } from '@/components/site/MaintenanceMessage'
import { findCachedBrandIdentity, findCachedCompanyDetails } from '@/src/cache/content'
import { currentPageWords } from '@/src/content/currentPageWords'
import { isPublishedEdition, parseEdition } from '@/src/domain/languages/edition'

export const dynamic = 'force-static'

// The empty list prevents rendering at build time, when there is no database.
export const generateStaticParams = () => []

// The layout sets no viewport: the failure page shares it and must work without a database.
export async function generateViewport(): Promise<Viewport> {
  const { colours } = await findCachedBrandIdentity()
  return { themeColor: colours.dark }
}

type Props = { params: Promise<{ locale: string }> }

/** The web server's 503 response to public pages during maintenance. */
export default async function MaintenancePage({ params }: Props) {
  const { locale } = await params
  const edition = parseEdition(locale)
  if (!edition || !isPublishedEdition(edition)) notFound()
  const [company, { colourTokens }, { maintenanceWords }] = await Promise.all([
    findCachedCompanyDetails(edition.language),
    findCachedBrandIdentity(),
    currentPageWords(),
  ])
  return (
    <div style={{ display: 'contents', ...colourTokens }}>
      <MaintenanceMessage company={company} words={maintenanceWords} />
    </div>
  )
}
