import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

/** A part of the page of an application that a plugin adds. */
export type ApplicationPanel = {
  name: string
  /** Above the columns, or in the column of what the team knows. */
  place: 'notice' | 'aside'
  /** Rendered on the server. */
  Panel: (props: PanelProps) => Promise<ReactElement | null>
}

export type PanelProps = { application: number; req: PayloadRequest; timezone: SiteTimezone }
