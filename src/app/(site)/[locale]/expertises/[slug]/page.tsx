import type { Metadata } from 'next'
import { CallToAction } from '@/components/site/page/CallToAction'
import { CardGrid } from '@/components/site/page/CardGrid'
import { Introduction } from '@/components/site/page/Introduction'
import { Sections } from '@/components/site/page/Sections'
import { Steps } from '@/components/site/page/Steps'
import { cachedPagePaths, cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { pagePath } from '@/src/domain/pages/contentPages'
import { EXPERTISES_PATH } from '@/src/domain/urls/sitePaths'
import { describePage } from '../../describePage'
import { PageOpening } from '../../PageOpening'
import { redirectOrNotFound } from '../../redirectOrNotFound'

const COLLECTION = 'expertise-pages'

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

export default async function ExpertiseRoute({ params }: Props) {
  const language = await pageLanguage()
  const { slug } = await params
  const page =
    (await cachedPages[COLLECTION](language, slug)) ?? (await redirectOrNotFound(COLLECTION, slug))
  const { contentPageWords } = await pageWords()
  return (
    <>
      <PageOpening
        trail={[{ label: contentPageWords.expertises, url: EXPERTISES_PATH }]}
        current={page.navigationLabel}
        title={page.title}
        lead={page.summary}
        picture={page.heroImage}
      />
      <Introduction text={page.intro} />
      <CardGrid heading={page.servicesHeading} intro={page.servicesIntro} cards={page.services} />
      <Steps heading={page.approachHeading} intro={page.approachIntro} steps={page.steps} />
      <Sections sections={page.sections} />
      <CallToAction
        title={page.callToAction.title}
        text={page.callToAction.text}
        links={[page.callToAction]}
      />
    </>
  )
}
