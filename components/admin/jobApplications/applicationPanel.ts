import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'

/** A panel that a plugin adds to the page of an application. */
export type PluginApplicationPanel = {
  name: string
  place: ApplicationPanelPlace
  /** A server component. */
  Panel: (props: ApplicationPanelProps) => Promise<ReactElement | null>
}

/**
 * `start`: before everything else, for panels that show nothing.
 * `tools`: in the bar, beside the decision.
 * `proposals`: in the second line of the bar, hidden while a candidate reply is being written.
 * `notice`: between the bar and the columns.
 * `candidateActions`: beside the buttons of the candidate.
 * `candidate`: below the candidate.
 * `documents`: below the documents.
 * `aside`: in the right column, before the history.
 */
type ApplicationPanelPlace =
  | 'start'
  | 'tools'
  | 'proposals'
  | 'notice'
  | 'candidateActions'
  | 'candidate'
  | 'documents'
  | 'aside'

/** Finds the URL of the application that follows; null after the last one. */
export type FindNextApplicationUrl = (
  page: Pick<ApplicationPanelProps, 'application' | 'origin' | 'req'>,
) => Promise<string | null>

/** The props of every panel on the page of an application. */
export type ApplicationPanelProps = {
  application: NonNullable<Awaited<ReturnType<typeof findApplicationForStaff>>>
  /** The query of the list from which the page was opened, and the applications seen since. */
  origin: { list: string; passed: number[] }
  /** URL of the application that follows in this list. */
  onward: string | null
  req: PayloadRequest
  timezone: SiteTimezone
}
