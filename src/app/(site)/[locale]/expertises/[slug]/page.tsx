import { CardGrid } from '@/components/site/page/CardGrid'
import { MethodSteps } from '@/components/site/page/MethodSteps'
import { cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { EXPERTISES_PATH } from '@/src/domain/urls/sitePaths'
import {
  buildContentPageMetadata,
  ContentPage,
  type ContentPageProps,
  redirectOrNotFound,
} from '../../contentPage'

const EXPERTISE_COLLECTION = 'expertise-pages'

export const generateStaticParams = () => []

export const generateMetadata = buildContentPageMetadata(EXPERTISE_COLLECTION)

export default async function ExpertiseRoute({ params }: ContentPageProps) {
  const { slug } = await params
  const page =
    (await cachedPages[EXPERTISE_COLLECTION](await pageLanguage(), slug)) ??
    (await redirectOrNotFound(EXPERTISE_COLLECTION, slug))
  const { contentPageWords } = await pageWords()
  return (
    <ContentPage page={page} parent={{ label: contentPageWords.expertises, url: EXPERTISES_PATH }}>
      <CardGrid heading={page.servicesHeading} intro={page.servicesIntro} cards={page.services} />
      <MethodSteps heading={page.approachHeading} intro={page.approachIntro} steps={page.steps} />
    </ContentPage>
  )
}
