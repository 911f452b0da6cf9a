import type { Metadata } from 'next'
import { ApplicationSent } from '@/components/site/application/ApplicationSent'
import { applicationPageWords as words } from '@/src/content/fr/applicationPage'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: words.sentTitle, robots: { index: false } }

type Props = { searchParams: Promise<{ fichiers?: string | string[] }> }

/** Where the browser goes without JavaScript once the application is in. */
export default async function ApplicationSentPage({ searchParams }: Props) {
  const { fichiers } = await searchParams
  const missing = [fichiers].flat().flatMap((list) => list?.split(',') ?? [])
  return (
    <ApplicationSent
      missingCv={missing.includes('cv')}
      missingLetter={missing.includes('lettre')}
    />
  )
}
