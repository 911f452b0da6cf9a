import type { Metadata } from 'next'
import { FailureMessage } from '@/components/site/FailureMessage'
import { pageHref, pageWords } from '@/src/content/pageWords'
import { formatEdition, PUBLISHED_EDITIONS } from '@/src/domain/languages/edition'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'

export const dynamic = 'force-static'

// The page is rendered at build time, because it is shown when rendering fails.
export const generateStaticParams = () =>
  PUBLISHED_EDITIONS.map((edition) => ({ locale: formatEdition(edition) }))

export async function generateMetadata(): Promise<Metadata> {
  const { failureWords } = await pageWords()
  return { title: failureWords.title }
}

/** The web server's response when Next.js could not render a page. */
export default async function FailurePage() {
  const { failureWords } = await pageWords()
  return <FailureMessage words={failureWords} home={await pageHref(HOME_PATH)} />
}
