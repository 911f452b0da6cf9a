import type { ListViewServerProps } from 'payload'
import { dueWords } from '@/src/content/admin/answers'
import { filterWords as words } from '@/src/content/admin/listFilters'
import { formatKeptDay } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import { WITHOUT } from '@/src/domain/admin/listFilters'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import { findOffersToFilterBy, type OfferChoice } from '@/src/queries/findOffersToFilterBy'
import { findSavedFilters } from '@/src/queries/findSavedFilters'
import { FilterBar } from '../list/FilterBar'
import { ListView } from '../list/ListView'
import { labelled } from '../list/labelled'
import { listViewParts } from '../list/listViewParts'
import { ApplicationSelection } from './ApplicationSelection'
import { SavedFiltersMenu } from './SavedFiltersMenu'

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
      filters={
        <FilterBar
          byDay
          collection="job-applications"
          first={{ field: 'jobOffer', options: [SPONTANEOUS, ...offers.map(offerOption)] }}
          folded={[{ field: 'source', options: labelled(VISIT_SOURCES, visitSourceLabels) }]}
          saved={<SavedFiltersMenu saved={saved} />}
          status={{
            field: 'status',
            options: labelled(APPLICATION_STATUSES, applicationStatusLabels),
          }}
          waiting={WAITING}
        />
      }
      selection={<ApplicationSelection />}
    />
  )
}

const WAITING = {
  field: 'awaitsAnswer',
  label: dueWords.filter,
  sort: 'answerDueOn',
  otherwise: '-createdAt',
} as const

const SPONTANEOUS = { value: WITHOUT, label: words.noOffer }

const offerOption = ({ id, publishedDate, title }: OfferChoice) => ({
  value: String(id),
  label: `${title}, ${formatKeptDay(publishedDate)}`,
})
