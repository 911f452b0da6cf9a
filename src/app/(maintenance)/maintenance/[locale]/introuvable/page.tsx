import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { pageWords } from '@/src/content/pageWords'
import { editionText, OPEN_EDITIONS } from '@/src/domain/languages/edition'

export const dynamic = 'force-static'

// Drawn by the build; where nothing ever stood in the house's own edition, Next answers by itself.
export const generateStaticParams = () =>
  OPEN_EDITIONS.map((edition) => ({ locale: editionText(edition) }))

export async function generateMetadata(): Promise<Metadata> {
  const { notFoundWords } = await pageWords()
  return { title: notFoundWords.title }
}

/** What the web server answers with where no page of this edition stands, or none any more. */
export default async function NotFoundPage() {
  const { notFoundWords } = await pageWords()
  return (
    <>
      <NotFoundMessage words={notFoundWords} />
      <VisitTracking countsWithoutConsent={false} />
    </>
  )
}
