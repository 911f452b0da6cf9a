import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { offerFacts, offerTerms } from '@/src/content/describeOffer'
import { wordsIn } from '@/src/content/words'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { PreviewedDocument } from '@/src/domain/preview/previewed'
import { type ShownPlace, shownPlaces, withoutSpaces } from '@/src/domain/preview/shownPlaces'
import { payloadInstance } from '@/src/payload'
import { findCriteria } from '@/src/queries/findCriteria'
import { findTypedOffer } from '@/src/queries/findOffersByIds'
import { findPreviewed } from '@/src/queries/findPreviewed'
import { previewer, type Reader } from '@/src/queries/reader'
import { PreviewedPage } from './PreviewedPage'

export type DrawnPreview = {
  page: ReactNode
  /** The fields that its texts and pictures come from. */
  places: readonly ShownPlace[]
}

/**
 * Draws a document's page for whoever asks: with what is typed, if anything is, and keeps nothing of it.
 * Says when that is nobody of the staff, from a page of ours, or there is no such document.
 */
export async function drawPreview(
  previewed: PreviewedDocument,
  language: SiteLanguage,
): Promise<DrawnPreview | 'refused' | 'unknown'> {
  const sent = new Headers(await headers())
  if (isFromAnotherSite(sent)) return 'refused'
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: sent })
  if (!user || !isStaff(user)) return 'refused'
  const reader: Reader = { ...previewer(user, language), previewed }
  const document = await findPreviewed(payload, reader, previewed)
  if (!document) return 'unknown'
  return {
    page: <PreviewedPage reader={reader} previewed={previewed} />,
    places: [...shownPlaces(document, language), ...(await factPlaces(reader))],
  }
}

/** The fields whose text an offer's page composes; the others are called as the fact is. */
const FIELD_OF_FACT: Readonly<Record<string, string>> = {
  published: 'publishedDate',
  pay: 'payMinimum',
  remote: 'remoteDays',
  time: 'isPartTime',
}

/** An offer names in words what its form lets choose from a list, and what it pays. */
async function factPlaces(reader: Reader): Promise<ShownPlace[]> {
  const payload = await payloadInstance()
  const offer = await findTypedOffer(payload, reader)
  if (!offer) return []
  const words = {
    ...wordsIn(reader.locale),
    criteria: await findCriteria(payload, reader.locale),
  }
  const facts = { ...offerFacts(offer, words), ...offerTerms(offer, words) }
  return Object.entries(facts).map(([fact, text]) => ({
    path: FIELD_OF_FACT[fact] ?? fact,
    texts: [withoutSpaces(text ?? '')],
    files: [],
  }))
}
