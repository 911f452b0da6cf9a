import { notFound } from 'next/navigation'
import { MaintenanceMessage } from '@/components/site/MaintenanceMessage'
import { keptCompany } from '@/src/kept/content'

export const dynamic = 'force-static'

// The locale keeps this page from being rendered at build time, when there is no database.
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

/** What the web server answers with, as 503, instead of the public pages during maintenance. */
export default async function MaintenancePage({ params }: Props) {
  const { locale } = await params
  if (locale !== 'fr') notFound()
  return <MaintenanceMessage company={await keptCompany()} />
}
