import { BackToValues } from '@/components/site/page/BackToValues'
import { cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { VALUES_PATH } from '@/src/domain/urls/sitePaths'
import {
  buildContentPageMetadata,
  ContentPage,
  type ContentPageProps,
  redirectOrNotFound,
} from '../../contentPage'

const VALUE_COLLECTION = 'value-pages'

export const generateStaticParams = () => []

export const generateMetadata = buildContentPageMetadata(VALUE_COLLECTION)

export default async function ValueRoute({ params }: ContentPageProps) {
  const { slug } = await params
  const page =
    (await cachedPages[VALUE_COLLECTION](await pageLanguage(), slug)) ??
    (await redirectOrNotFound(VALUE_COLLECTION, slug))
  const { contentPageWords } = await pageWords()
  return (
    <ContentPage
      page={page}
      parent={{ label: contentPageWords.values, url: VALUES_PATH }}
      opening={<BackToValues />}
    />
  )
}
