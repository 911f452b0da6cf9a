import { BackToValues } from '@/components/site/page/BackToValues'
import { cachedPageQueries } from '@/src/cache/pages'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { VALUES_PATH } from '@/src/domain/urls/sitePaths'
import {
  buildContentPageMetadata,
  ContentPage,
  type ContentPageRouteProps,
  redirectFormerSlugOrNotFound,
} from '../../contentPage'

const VALUE_COLLECTION = 'value-pages'

export const generateStaticParams = () => []

export const generateMetadata = buildContentPageMetadata(VALUE_COLLECTION)

export default async function ValueRoute({ params }: ContentPageRouteProps) {
  const { slug } = await params
  const page =
    (await cachedPageQueries[VALUE_COLLECTION](await currentPageLanguage(), slug)) ??
    (await redirectFormerSlugOrNotFound(VALUE_COLLECTION, slug))
  const { contentPageWords } = await currentPageWords()
  return (
    <ContentPage
      page={page}
      parent={{ label: contentPageWords.values, url: VALUES_PATH }}
      opening={<BackToValues />}
    />
  )
}
