import type { Metadata } from 'next'
import { CallToAction } from '@/components/site/page/CallToAction'
import { ClientBand } from '@/components/site/page/ClientBand'
import { Introduction } from '@/components/site/page/Introduction'
import { Sections } from '@/components/site/page/Sections'
import { SolutionRows } from '@/components/site/page/SolutionRows'
import { cachedPagePaths, cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { pagePath } from '@/src/domain/pages/contentPages'
import { SECTORS_PATH } from '@/src/domain/urls/sitePaths'
import { describePage } from '../../describePage'
import { PageOpening } from '../../PageOpening'
import { redirectOrNotFound } from '../../redirectOrNotFound'

const COLLECTION = 'sector-pages'

export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage()
  const { slug } = await params
  const page = await cachedPages[COLLECTION](language, slug)
  if (!page) return {}
  const paths = await cachedPagePaths(COLLECTION, slug, language)
  return describePage({ ...page, paths }, pagePath(COLLECTION, slug))
}

export default async function SectorRoute({ params }: Props) {
  const language = await pageLanguage()
  const { slug } = await params
  const page =
    (await cachedPages[COLLECTION](language, slug)) ?? (await redirectOrNotFound(COLLECTION, slug))
  const { contentPageWords, siteWords } = await pageWords()
  const { pauseLogos, resumeLogos } = contentPageWords
  return (
    <>
      <PageOpening
        trail={[{ label: contentPageWords.sectors, url: SECTORS_PATH }]}
        current={page.navigationLabel}
        title={page.title}
        lead={page.summary}
        picture={page.heroImage}
      />
      <Introduction text={page.intro} />
      <SolutionRows
        heading={page.solutionsHeading}
        intro={page.solutionsIntro}
        cards={page.solutions}
      />
      <Sections sections={page.sections} />
      <ClientBand
        heading={page.clientsHeading}
        clients={page.clients ?? []}
        words={{ pauseLogos, resumeLogos, newTab: siteWords.newTab }}
      />
      <CallToAction
        title={page.callToAction.title}
        text={page.callToAction.text}
        links={[page.callToAction]}
      />
    </>
  )
}
