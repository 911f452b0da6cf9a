import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import type { CompanyDetails } from '@/src/domain/pages/company'
import type { NavigationItem } from '@/src/domain/pages/navigation'

/** The title and the summary of a page, which may be a document with more fields. */
export type PageTexts = { title: string; summary?: string | null }

/** The parts of a page that its metadata describes. */
export type DescribedPage = {
  page: PageTexts
  title: string
  description: string | undefined
  /** The internal path of the page whose social image this page uses. */
  picturedBy: string
  url: string
  company: string
  edition: LanguageEdition
}

type FaqEntries = readonly { question: string; answer: string }[]

/** The metadata that a plugin adds to public pages for search engines and social networks. */
export type PageDescriber = {
  name: string
  /** Returns the texts for the metadata of a page. */
  textsOf: (page: PageTexts) => PageTexts
  /** Returns the metadata that the plugin adds to that of the page. */
  metadataOf: (page: DescribedPage) => Metadata
  /** Rendered on the home page. */
  Home: ComponentType<{ company: CompanyDetails; faq: FaqEntries }>
  /** Rendered on the page of an open offer. */
  Offer: ComponentType<{ offer: ListedOffer; criteria: Criteria; company: CompanyDetails }>
  /** Rendered on each page below the home page, with its breadcrumb. */
  Trail: ComponentType<{ trail: readonly NavigationItem[]; current: string }>
}
