import type { ComponentType } from 'react'
import JobListLayout from '@/src/app/(site)/[locale]/(liste)/layout'
import UnfilteredJobListRoute from '@/src/app/(site)/[locale]/(liste)/nos-offres/page'
import ExpertiseRoute from '@/src/app/(site)/[locale]/expertises/[slug]/page'
import LegalNoticeRoute from '@/src/app/(site)/[locale]/mentions-legales/page'
import OfferRoute from '@/src/app/(site)/[locale]/nos-offres/[slug]/page'
import ValueRoute from '@/src/app/(site)/[locale]/notre-adn/[slug]/page'
import AdnHubRoute from '@/src/app/(site)/[locale]/notre-adn/page'
import HomePage from '@/src/app/(site)/[locale]/page'
import { SiteFrame } from '@/src/app/(site)/[locale]/SiteFrame'
import SectorRoute from '@/src/app/(site)/[locale]/secteurs/[slug]/page'
import { setLivePreviewReadOptions } from '@/src/cache/getCurrentContentReadOptions'
import type {
  PreviewedCollection,
  PreviewedDocumentKey,
  PreviewedGlobal,
} from '@/src/plugins/live-preview/rules/previewed'
import type { ContentReadOptions } from '@/src/queries/contentReadOptions'

type Props = { reader: ContentReadOptions; previewed: PreviewedDocumentKey }

/** The page of a document, rendered by the same components as the public page. */
export async function PreviewedPage({ reader, previewed }: Props) {
  setLivePreviewReadOptions(reader)
  return (
    <SiteFrame>
      <PageOfPreviewedDocument {...previewed} />
    </SiteFrame>
  )
}

function PageOfPreviewedDocument(previewed: PreviewedDocumentKey) {
  if ('global' in previewed) {
    const Route = PAGE_BY_GLOBAL[previewed.global]
    return <Route />
  }
  // The id of the document is passed on, because routes find their page by it.
  const Route = PAGE_BY_COLLECTION[previewed.collection]
  return <Route params={Promise.resolve({ slug: '' })} />
}

const PAGE_BY_COLLECTION = {
  'expertise-pages': ExpertiseRoute,
  'sector-pages': SectorRoute,
  'value-pages': ValueRoute,
  'job-offers': OfferRoute,
} satisfies Record<PreviewedCollection, ComponentType<{ params: Promise<{ slug: string }> }>>

const PAGE_BY_GLOBAL = {
  'home-page': HomePage,
  'hero-settings': HomePage,
  'navigation-settings': HomePage,
  'adn-hub': AdnHubRoute,
  'legal-notice': LegalNoticeRoute,
  'job-list-page': () => (
    <JobListLayout>
      <UnfilteredJobListRoute />
    </JobListLayout>
  ),
} satisfies Record<PreviewedGlobal, ComponentType>
