import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { pageWords } from '@/src/content/pageWords'

export default async function SiteNotFound() {
  const { notFoundWords } = await pageWords()
  return <NotFoundMessage words={notFoundWords} />
}
