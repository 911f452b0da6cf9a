import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { currentPageWords } from '@/src/content/currentPageWords'

export default async function SiteNotFound() {
  const { notFoundWords } = await currentPageWords()
  return <NotFoundMessage words={notFoundWords} />
}
