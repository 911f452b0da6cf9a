import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { pageWords } from '@/src/content/pageWords'
import { editionText, HOUSE_EDITION, OPEN_EDITIONS } from '@/src/domain/languages/edition'

export const dynamic = 'force-static'

// Drawn by the build, like the house's own, which Next answers with by itself.
export const generateStaticParams = () =>
  OPEN_EDITIONS.map(editionText)
    .filter((edition) => edition !== editionText(HOUSE_EDITION))
    .map((locale) => ({ locale }))

export async function generateMetadata(): Promise<Metadata> {
  const { notFoundWords } = await pageWords()
  return { title: notFoundWords.title }
}

/** What the web server answers with where no page of this edition stands. */
export default async function NotFoundPage() {
  const { notFoundWords } = await pageWords()
  return (
    <>
      <NotFoundMessage words={notFoundWords} />
      <VisitTracking countsWithoutConsent={false} />
    </>
  )
}
