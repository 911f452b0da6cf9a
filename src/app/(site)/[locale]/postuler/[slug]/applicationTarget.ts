import { permanentRedirect } from 'next/navigation'
import { findCachedOfferBySlug } from '@/src/cache/offers'
import { currentPageWords, hrefInCurrentEdition } from '@/src/content/currentPageWords'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { titleFromSlug } from '@/src/domain/urls/titleFromSlug'

export type ApplicationTarget =
  | { kind: 'offer' | 'spontaneous' | 'unlisted'; title: string }
  | { kind: 'closed' }

/** Finds the target of the path of an application form. Former slugs are redirected. */
export async function readApplicationTarget(slug: string): Promise<ApplicationTarget> {
  if (slug === SPONTANEOUS_APPLICATION_SLUG) {
    const { applicationPageWords } = await currentPageWords()
    return { kind: 'spontaneous', title: applicationPageWords.spontaneousTitle }
  }
  const address = await findCachedOfferBySlug(slug)
  switch (address.state) {
    case 'open':
      return { kind: 'offer', title: address.offer.title }
    case 'moved':
      return permanentRedirect(await hrefInCurrentEdition(pathOfApplicationForm(address.slug)))
    case 'ended':
    case 'gone':
    case 'closed':
      return { kind: 'closed' }
    case 'unknown':
      return { kind: 'unlisted', title: titleFromSlug(slug) }
  }
}
