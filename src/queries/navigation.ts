import type { Payload } from 'payload'
import { internalPagePath } from '@/src/domain/pages/contentPages'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { type ContentReadOptions, createUnsavedGlobalReadOptions } from './contentReadOptions'
import { findTranslatedDocuments } from './findTranslated'

/** Finds the enabled navigation entries with a label, in order. */
export async function findNavigationItems(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<NavigationItem[]> {
  const slug = 'navigation-settings'
  const settings = await payload.findGlobal({
    slug,
    ...reader,
    ...createUnsavedGlobalReadOptions(reader, slug),
  })
  return (settings.items ?? [])
    .filter(({ isActive, label }) => isActive && label)
    .map(({ label, url }) => ({ label, url: sanitizeUrl(url ?? '') || '/' }))
}

/** Finds the published expertise pages for the footer, of which the design allows twelve. */
export async function findExpertiseLinks(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<NavigationItem[]> {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'expertise-pages',
    depth: 0,
    most: 12,
  })
  return pages.map((page) => ({
    label: page.navigationLabel || page.title,
    url: internalPagePath('expertise-pages', page.slug),
  }))
}
