import type { Metadata } from 'next'
import { UntranslatedMessage } from '@/components/site/UntranslatedMessage'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { PUBLISHED_EDITIONS, serializeEdition } from '@/src/domain/languages/edition'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

export const dynamic = 'force-static'

// The page is rendered at build time; the web server inserts the URL.
export const generateStaticParams = () =>
  PUBLISHED_EDITIONS.filter(({ language }) => language !== SOURCE_LANGUAGE).map((edition) => ({
    locale: serializeEdition(edition),
  }))

export async function generateMetadata(): Promise<Metadata> {
  const { untranslatedWords } = await currentPageWords()
  return { title: untranslatedWords.title }
}

/** The web server's response when only the French edition has the page. */
export default async function UntranslatedPage() {
  return (
    <>
      <UntranslatedMessage
        words={await currentPageWords()}
        language={await currentPageLanguage()}
      />
      <VisitTracking countsWithoutConsent={false} />
    </>
  )
}
