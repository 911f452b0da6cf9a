import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

/** A panel that a plugin adds to the page of an application. */
export type ApplicationPanel = {
  name: string
  /** `notice`: above the columns; `aside`: in the right column. */
  place: 'notice' | 'aside'
  /** A server component. */
  Panel: (props: PanelProps) => Promise<ReactElement | null>
}

export type PanelProps = { application: number; req: PayloadRequest; timezone: SiteTimezone }
