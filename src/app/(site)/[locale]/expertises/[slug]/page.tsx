import { CardGrid } from '@/components/site/page/CardGrid'
import { Steps } from '@/components/site/page/Steps'
import { cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { EXPERTISES_PATH } from '@/src/domain/urls/sitePaths'
import {
  ContentPage,
  type ContentPageProps,
  describeContentPage,
  redirectOrNotFound,
} from '../../contentPage'

const COLLECTION = 'expertise-pages'

export const generateStaticParams = () => []

export const generateMetadata = describeContentPage(COLLECTION)

export default async function ExpertiseRoute({ params }: ContentPageProps) {
  const { slug } = await params
  const page =
    (await cachedPages[COLLECTION](await pageLanguage(), slug)) ??
    (await redirectOrNotFound(COLLECTION, slug))
  const { contentPageWords } = await pageWords()
  return (
    <ContentPage page={page} parent={{ label: contentPageWords.expertises, url: EXPERTISES_PATH }}>
      <CardGrid heading={page.servicesHeading} intro={page.servicesIntro} cards={page.services} />
      <Steps heading={page.approachHeading} intro={page.approachIntro} steps={page.steps} />
    </ContentPage>
  )
}
