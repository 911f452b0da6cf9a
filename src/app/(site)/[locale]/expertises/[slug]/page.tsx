import { CardGrid } from '@/components/site/page/CardGrid'
import { MethodSteps } from '@/components/site/page/MethodSteps'
import { cachedPageQueries } from '@/src/cache/pages'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { EXPERTISES_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import {
  buildContentPageMetadata,
  ContentPage,
  type ContentPageRouteProps,
  redirectFormerSlugOrNotFound,
} from '../../contentPage'

const EXPERTISE_COLLECTION = 'expertise-pages'

export const generateStaticParams = () => []

export const generateMetadata = buildContentPageMetadata(EXPERTISE_COLLECTION)

export default async function ExpertiseRoute({ params }: ContentPageRouteProps) {
  const { slug } = await params
  const page =
    (await cachedPageQueries[EXPERTISE_COLLECTION](await currentPageLanguage(), slug)) ??
    (await redirectFormerSlugOrNotFound(EXPERTISE_COLLECTION, slug))
  const { contentPageWords } = await currentPageWords()
  return (
    <ContentPage
      page={page}
      parent={{ label: contentPageWords.expertises, url: EXPERTISES_SECTION_PATH }}
    >
      <CardGrid heading={page.servicesHeading} intro={page.servicesIntro} cards={page.services} />
      <MethodSteps heading={page.approachHeading} intro={page.approachIntro} steps={page.steps} />
    </ContentPage>
  )
}
