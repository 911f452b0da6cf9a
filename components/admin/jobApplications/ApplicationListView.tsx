import type { ListViewServerProps } from 'payload'
import { findOffersToFilterBy } from '@/src/queries/findOffersToFilterBy'
import { findSavedFilters } from '@/src/queries/findSavedFilters'
import { ListView } from '../list/ListView'
import { listViewParts } from '../list/listViewParts'
import { ApplicationFilterBar } from './ApplicationFilterBar'
import { ApplicationSelection } from './ApplicationSelection'

/** The applications, narrowed by what a recruiter looks for. */
export async function ApplicationListView(props: ListViewServerProps) {
  const { payload, user } = props
  const [offers, saved] = await Promise.all([
    findOffersToFilterBy(payload, user),
    findSavedFilters(payload, user),
  ])
  return (
    <ListView
      {...listViewParts(props)}
      collection="job-applications"
      filters={<ApplicationFilterBar offers={offers} saved={saved} />}
      selection={<ApplicationSelection />}
    />
  )
}
