import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/pages/contentPages'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/** The published expertise pages, as the footer names them. The firm has four; twelve would still fit. */
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
