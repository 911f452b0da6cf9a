import type { Metadata } from 'next'
import { FailureMessage } from '@/components/site/FailureMessage'
import { failureWords } from '@/src/content/fr/failure'

export const dynamic = 'force-static'

// Drawn by the build: where it is shown, nothing can be drawn any more.
export const generateStaticParams = () => [{ locale: 'fr' }]

export const metadata: Metadata = { title: failureWords.title }

/** What the web server answers with where Next could not draw a page. */
export default function FailurePage() {
  return <FailureMessage words={failureWords} />
}
