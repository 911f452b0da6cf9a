import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { cacheTag } from '@/src/domain/cacheTag'
import { payloadInstance } from '@/src/payload'
import { findAdnHub } from '@/src/queries/findAdnHub'
import { findExpertisePage } from '@/src/queries/findExpertisePage'
import { findLegalNotice } from '@/src/queries/findLegalNotice'
import { findSectorPage } from '@/src/queries/findSectorPage'
import { findValuePage } from '@/src/queries/findValuePage'
import { findValuePages } from '@/src/queries/findValuePages'

/** Keeps what a query tells about a page until staff change the page or a picture. */
function keep<Asked extends string[], Answer>(
  slug: string,
  name: string,
  query: (payload: Payload, ...asked: Asked) => Promise<Answer>,
) {
  return unstable_cache(
    async (...asked: Asked) => query(await payloadInstance(), ...asked),
    ['page', slug, name],
    { tags: [cacheTag(slug), cacheTag('media')] },
  )
}

export const keptExpertisePage = keep('expertise-pages', 'one', findExpertisePage)
export const keptSectorPage = keep('sector-pages', 'one', findSectorPage)
export const keptValuePage = keep('value-pages', 'one', findValuePage)
export const keptValuePages = keep('value-pages', 'cards', findValuePages)
export const keptAdnHub = keep('adn-hub', 'one', findAdnHub)
export const keptLegalNotice = keep('legal-notice', 'one', findLegalNotice)
