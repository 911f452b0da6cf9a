import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import type { PageVisit } from '@/payload-types'
import { formatDateTime } from '@/src/content/dates'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { PageVisitsList } from './PageVisitsList'

/** List of the single page views of a period. */
export async function PageVisitsView(props: ListViewServerProps) {
  const visits: PageVisit[] = props.data?.docs ?? []
  const timezone = await readSiteTimezone(props.payload)
  const rows = visits.map((visit) => ({
    ...visit,
    at: formatDateTime(visit.createdAt, timezone),
  }))
  return <PageVisitsList {...pickListViewClientProps(props)} rows={rows} />
}
