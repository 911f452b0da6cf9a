import { notFound, permanentRedirect } from 'next/navigation'
import { pageHref, pageLanguage } from '@/src/content/pageWords'
import { type PageCollection, pagePath } from '@/src/domain/pages/contentPages'
import { keptPageMovedFrom } from '@/src/kept/pages'

/** Answers for an address without a page: a renamed page's leads to it, any other is not found. */
export async function leaveAddress(collection: PageCollection, slug: string): Promise<never> {
  const today = await keptPageMovedFrom(await pageLanguage(), collection, slug)
  return today ? permanentRedirect(await pageHref(pagePath(collection, today))) : notFound()
}
