import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import { filterBarWords as words } from '@/src/content/admin/listFilters'
import { formatStoredDay } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import { NO_RELATED_DOCUMENT_VALUE } from '@/src/domain/admin/listFilters'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import { applicationSearches } from '@/src/plugins/applicationSearches'
import { applicationToggleFilters } from '@/src/plugins/applicationToggleFilters'
import { findOffersToFilterBy, type OfferFilterOption } from '@/src/queries/findOffersToFilterBy'
import { FilterBar } from '../list/FilterBar'
import { ListView } from '../list/ListView'
import { toFilterOptions } from '../list/toFilterOptions'

/** The list of applications with its filters and the searches of plugins. */
export async function ApplicationListView(props: ListViewServerProps) {
  const { data, payload, searchParams, user } = props
  const listProps = { data, payload, searchParams, user }
  const offers = await findOffersToFilterBy(payload, user)
  return applicationSearches.reduce(
    (list, { name, Results }) =>
      Results ? (
        <Results {...listProps} key={name}>
          {list}
        </Results>
      ) : (
        list
      ),
    <ListView
      {...pickListViewClientProps(props)}
      collection="job-applications"
      filters={
        <FilterBar
          byDay
          collection="job-applications"
          first={{
            field: 'jobOffer',
            options: [SPONTANEOUS_APPLICATIONS_OPTION, ...offers.map(toOfferOption)],
          }}
          folded={[{ field: 'source', options: toFilterOptions(VISIT_SOURCES, visitSourceLabels) }]}
          words={applicationSearches.map(
            ({ name, Field }) => Field && <Field {...listProps} key={name} />,
          )}
          saved={applicationSearches.map(
            ({ name, Saved }) => Saved && <Saved {...listProps} key={name} />,
          )}
          status={{
            field: 'status',
            options: toFilterOptions(APPLICATION_STATUSES, applicationStatusLabels),
          }}
          only={applicationToggleFilters}
        />
      }
    />,
  )
}

const SPONTANEOUS_APPLICATIONS_OPTION = { value: NO_RELATED_DOCUMENT_VALUE, label: words.noOffer }

const toOfferOption = ({ id, publishedDate, title }: OfferFilterOption) => ({
  value: String(id),
  label: `${title}, ${formatStoredDay(publishedDate)}`,
})
