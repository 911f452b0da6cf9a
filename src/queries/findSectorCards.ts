import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/pages/contentPages'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/**
 * Cards of the published sector pages for the home page. The firm has six; the design allows
 * twelve.
 */
export async function findSectorCards(payload: Payload, reader: Reader) {
  const pages = await findWritten(payload, reader, {
    collection: 'sector-pages',
    depth: 1,
    most: 12,
  })
  return pages.map(({ slug, title, summary, heroImage }) => ({
    url: pagePath('sector-pages', slug),
    title,
    summary,
    picture: heroImage,
  }))
}
