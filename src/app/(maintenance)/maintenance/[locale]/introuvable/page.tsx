import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { currentPageWords } from '@/src/content/currentPageWords'
import { PUBLISHED_EDITIONS, serializeEdition } from '@/src/domain/languages/edition'

export const dynamic = 'force-static'

// Rendered at build time for each edition. The French default edition needs it for removed pages
// (410) only: for its unknown paths (404) Next.js renders its own not-found page.
export const generateStaticParams = () =>
  PUBLISHED_EDITIONS.map((edition) => ({ locale: serializeEdition(edition) }))

export async function generateMetadata(): Promise<Metadata> {
  const { notFoundWords } = await currentPageWords()
  return { title: notFoundWords.title }
}

/** The web server's response to a path without a page in this edition. */
export default async function NotFoundPage() {
  const { notFoundWords } = await currentPageWords()
  return (
    <>
      <NotFoundMessage words={notFoundWords} />
      <VisitTracking countsWithoutConsent={false} />
    </>
  )
}
