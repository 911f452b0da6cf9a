import { ClientLogosSection } from '@/components/site/page/ClientLogosSection'
import { SolutionRows } from '@/components/site/page/SolutionRows'
import { cachedPageQueries } from '@/src/cache/pages'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { SECTORS_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import {
  buildContentPageMetadata,
  ContentPage,
  type ContentPageRouteProps,
  redirectFormerSlugOrNotFound,
} from '../../contentPage'

const SECTOR_COLLECTION = 'sector-pages'

export const generateStaticParams = () => []

export const generateMetadata = buildContentPageMetadata(SECTOR_COLLECTION)

export default async function SectorRoute({ params }: ContentPageRouteProps) {
  const { slug } = await params
  const page =
    (await cachedPageQueries[SECTOR_COLLECTION](await currentPageLanguage(), slug)) ??
    (await redirectFormerSlugOrNotFound(SECTOR_COLLECTION, slug))
  const { contentPageWords, siteWords } = await currentPageWords()
  const { pauseLogos, resumeLogos } = contentPageWords
  return (
    <ContentPage
      page={page}
      parent={{ label: contentPageWords.sectors, url: SECTORS_SECTION_PATH }}
      closing={
        <ClientLogosSection
          heading={page.clientsHeading}
          clients={page.clients ?? []}
          words={{ pauseLogos, resumeLogos, newTab: siteWords.newTab }}
        />
      }
    >
      <SolutionRows
        heading={page.solutionsHeading}
        intro={page.solutionsIntro}
        cards={page.solutions}
      />
    </ContentPage>
  )
}
