import { ClientLogosSection } from '@/components/site/page/ClientLogosSection'
import { SolutionRows } from '@/components/site/page/SolutionRows'
import { cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { SECTORS_PATH } from '@/src/domain/urls/sitePaths'
import {
  buildContentPageMetadata,
  ContentPage,
  type ContentPageProps,
  redirectOrNotFound,
} from '../../contentPage'

const SECTOR_COLLECTION = 'sector-pages'

export const generateStaticParams = () => []

export const generateMetadata = buildContentPageMetadata(SECTOR_COLLECTION)

export default async function SectorRoute({ params }: ContentPageProps) {
  const { slug } = await params
  const page =
    (await cachedPages[SECTOR_COLLECTION](await pageLanguage(), slug)) ??
    (await redirectOrNotFound(SECTOR_COLLECTION, slug))
  const { contentPageWords, siteWords } = await pageWords()
  const { pauseLogos, resumeLogos } = contentPageWords
  return (
    <ContentPage
      page={page}
      parent={{ label: contentPageWords.sectors, url: SECTORS_PATH }}
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
