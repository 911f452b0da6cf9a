import type { ReactNode } from 'react'

export type OfferSectionProps = {
  /** The slug of the offer, or of spontaneous applications. */
  slug: string
  place: 'offer' | 'sent'
}

/** What a plugin shows on the page of an offer and on the page after sending an application. */
export type OfferSection = {
  name: string
  Section: (props: OfferSectionProps) => Promise<ReactNode>
}
