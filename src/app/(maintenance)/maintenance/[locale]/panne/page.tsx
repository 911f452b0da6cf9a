import type { Metadata } from 'next'
import { FailureMessage } from '@/components/site/FailureMessage'
import { currentPageWords, hrefInCurrentEdition } from '@/src/content/currentPageWords'
import { PUBLISHED_EDITIONS, serializeEdition } from '@/src/domain/languages/edition'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'

export const dynamic = 'force-static'

// The page is rendered at build time, because it is shown when rendering fails.
export const generateStaticParams = () =>
  PUBLISHED_EDITIONS.map((edition) => ({ locale: serializeEdition(edition) }))

export async function generateMetadata(): Promise<Metadata> {
  const { failureWords } = await currentPageWords()
  return { title: failureWords.title }
}

/** The web server's response when Next.js could not render a page. */
export default async function FailurePage() {
  const { failureWords } = await currentPageWords()
  return <FailureMessage words={failureWords} home={await hrefInCurrentEdition(HOME_PATH)} />
}
