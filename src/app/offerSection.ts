import type { ReactNode } from 'react'

export type OfferSectionProps = {
  /** The slug of the offer, or of spontaneous applications. */
  slug: string
  place: 'offer' | 'sent'
}

/** The elements that a plugin shows on an offer's page and after an application is sent. */
export type OfferSection = {
  name: string
  Section: (props: OfferSectionProps) => Promise<ReactNode>
}
