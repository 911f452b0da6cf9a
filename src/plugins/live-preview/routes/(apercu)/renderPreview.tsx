import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import { formatOfferFacts, formatOfferTerms } from '@/src/content/offerTexts'
import { siteWordsIn } from '@/src/content/siteWords'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { getPayloadInstance } from '@/src/payload'
import { findPreviewedDocument } from '@/src/plugins/live-preview/queries/findPreviewedDocument'
import type { PreviewedDocument } from '@/src/plugins/live-preview/rules/previewed'
import {
  findShownFormFields,
  removeSpaces,
  type ShownFormField,
} from '@/src/plugins/live-preview/rules/shownFormFields'
import { type ContentReadOptions, createPreviewReadOptions } from '@/src/queries/contentReadOptions'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { findUnsavedOffer } from '@/src/queries/findOffersByIds'
import { PreviewedPage } from './PreviewedPage'

export type RenderedPreview = {
  page: ReactNode
  /** The form fields whose texts and images the page shows. */
  places: readonly ShownFormField[]
}

/**
 * Renders a document's page for staff, with unsaved values if there are any, and stores nothing.
 * Returns `refused` for other users or sites, and `unknown` when the document does not exist.
 */
export async function renderPreview(
  previewed: PreviewedDocument,
  language: SiteLanguage,
): Promise<RenderedPreview | 'refused' | 'unknown'> {
  const sent = new Headers(await headers())
  if (isRequestFromAnotherSite(sent)) return 'refused'
  const payload = await getPayloadInstance()
  const { user } = await payload.auth({ headers: sent })
  if (!user || !hasStaffRights(user)) return 'refused'
  const reader: ContentReadOptions = { ...createPreviewReadOptions(user, language), previewed }
  const document = await findPreviewedDocument(payload, reader, previewed)
  if (!document) return 'unknown'
  return {
    page: <PreviewedPage reader={reader} previewed={previewed} />,
    places: [...findShownFormFields(document, language), ...(await findOfferFactFields(reader))],
  }
}

/** The form fields of the facts of an offer; other facts have the name of their field. */
const FIELD_BY_OFFER_FACT: Readonly<Record<string, string>> = {
  published: 'publishedDate',
  pay: 'payMinimum',
  remote: 'remoteDays',
  time: 'isPartTime',
}

/**
 * An offer's page shows labels for values that its form selects from a list, and the pay as text.
 */
async function findOfferFactFields(reader: ContentReadOptions): Promise<ShownFormField[]> {
  const payload = await getPayloadInstance()
  const offer = await findUnsavedOffer(payload, reader)
  if (!offer) return []
  const words = {
    ...siteWordsIn(reader.locale),
    criteria: await findOfferCriteria(payload, reader.locale),
  }
  const facts = { ...formatOfferFacts(offer, words), ...formatOfferTerms(offer, words) }
  return Object.entries(facts).map(([fact, text]) => ({
    path: FIELD_BY_OFFER_FACT[fact] ?? fact,
    texts: [removeSpaces(text ?? '')],
    files: [],
  }))
}
