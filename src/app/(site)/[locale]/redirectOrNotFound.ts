import { notFound, permanentRedirect } from 'next/navigation'
import { cachedPageMovedFrom } from '@/src/cache/pages'
import { pageHref, pageLanguage } from '@/src/content/pageWords'
import { type PageCollection, pagePath } from '@/src/domain/pages/contentPages'

/** Redirects the former path of a renamed page; otherwise responds 404. */
export async function redirectOrNotFound(collection: PageCollection, slug: string): Promise<never> {
  const today = await cachedPageMovedFrom(await pageLanguage(), collection, slug)
  return today ? permanentRedirect(await pageHref(pagePath(collection, today))) : notFound()
}
