import { BackToValues } from '@/components/site/page/BackToValues'
import { cachedPages } from '@/src/cache/pages'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { VALUES_PATH } from '@/src/domain/urls/sitePaths'
import {
  ContentPage,
  type ContentPageProps,
  describeContentPage,
  redirectOrNotFound,
} from '../../contentPage'

const COLLECTION = 'value-pages'

export const generateStaticParams = () => []

export const generateMetadata = describeContentPage(COLLECTION)

export default async function ValueRoute({ params }: ContentPageProps) {
  const { slug } = await params
  const page =
    (await cachedPages[COLLECTION](await pageLanguage(), slug)) ??
    (await redirectOrNotFound(COLLECTION, slug))
  const { contentPageWords } = await pageWords()
  return (
    <ContentPage
      page={page}
      parent={{ label: contentPageWords.values, url: VALUES_PATH }}
      opening={<BackToValues />}
    />
  )
}
