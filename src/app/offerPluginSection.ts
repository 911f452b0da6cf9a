import type { ReactNode } from 'react'

export type OfferPluginSectionProps = {
  /** The slug of the offer, or of spontaneous applications. */
  slug: string
  place: 'offer' | 'sent'
}

/** The elements that a plugin shows on an offer's page and after an application is sent. */
export type OfferPluginSection = {
  name: string
  Section: (props: OfferPluginSectionProps) => Promise<ReactNode>
}
