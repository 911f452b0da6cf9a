import { notFound, permanentRedirect } from 'next/navigation'
import { pageLanguage } from '@/src/content/pageWords'
import { type PageCollection, pagePath } from '@/src/domain/contentPages'
import { keptPageMovedFrom } from '@/src/kept/pages'

/** Answers for an address without a page: a renamed page's leads to it, any other is not found. */
export async function leaveAddress(collection: PageCollection, slug: string): Promise<never> {
  const language = await pageLanguage()
  const today = await keptPageMovedFrom(language, collection, slug)
  return today ? permanentRedirect(pagePath(collection, today)) : notFound()
}
