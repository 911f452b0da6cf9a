import type { Metadata } from 'next'
import { UntranslatedMessage } from '@/components/site/UntranslatedMessage'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { editionText, OPEN_EDITIONS } from '@/src/domain/languages/edition'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'

export const dynamic = 'force-static'

// Drawn by the build; the web server writes the address into it.
export const generateStaticParams = () =>
  OPEN_EDITIONS.filter(({ language }) => language !== HOUSE_LANGUAGE).map((edition) => ({
    locale: editionText(edition),
  }))

export async function generateMetadata(): Promise<Metadata> {
  const { untranslatedWords } = await pageWords()
  return { title: untranslatedWords.title }
}

/** What the web server answers with where only the house's own edition has the page. */
export default async function UntranslatedPage() {
  return (
    <>
      <UntranslatedMessage words={await pageWords()} language={await pageLanguage()} />
      <VisitTracking countsWithoutConsent={false} />
    </>
  )
}
