import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/pages/contentPages'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/** The published expertise pages for the footer. The firm has four; the design allows twelve. */
export async function findExpertiseLinks(
  payload: Payload,
  reader: Reader,
): Promise<NavigationItem[]> {
  const pages = await findWritten(payload, reader, {
    collection: 'expertise-pages',
    depth: 0,
    most: 12,
  })
  return pages.map((page) => ({
    label: page.navigationLabel || page.title,
    url: pagePath('expertise-pages', page.slug),
  }))
}
