import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/pages/contentPages'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/**
 * Cards of the published expertise pages for the home page. The firm has four; the design allows
 * twelve.
 */
export async function findExpertiseCards(payload: Payload, reader: Reader) {
  const pages = await findWritten(payload, reader, {
    collection: 'expertise-pages',
    depth: 0,
    most: 12,
  })
  return pages.map(({ slug, title, summary, icon }) => ({
    url: pagePath('expertise-pages', slug),
    title,
    summary,
    icon,
  }))
}
