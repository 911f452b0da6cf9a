import { notFound, permanentRedirect } from 'next/navigation'
import { cachedPageMovedFrom } from '@/src/cache/pages'
import { pageHref, pageLanguage } from '@/src/content/pageWords'
import { type PageCollection, pagePath } from '@/src/domain/pages/contentPages'

/** Answers for an address without a page: a renamed page's leads to it, any other is not found. */
export async function leaveAddress(collection: PageCollection, slug: string): Promise<never> {
  const today = await cachedPageMovedFrom(await pageLanguage(), collection, slug)
  return today ? permanentRedirect(await pageHref(pagePath(collection, today))) : notFound()
}
