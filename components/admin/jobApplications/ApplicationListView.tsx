import type { ListViewServerProps } from 'payload'
import { filterWords as words } from '@/src/content/admin/listFilters'
import { formatStoredDay } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import { WITHOUT_RELATED } from '@/src/domain/admin/listFilters'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import { applicationFilters } from '@/src/plugins/applicationFilters'
import { DocumentSearch } from '@/src/plugins/document-reading/admin/DocumentSearch'
import { FoundPassages } from '@/src/plugins/document-reading/admin/FoundPassages'
import { countUnread } from '@/src/plugins/document-reading/queries/countUnread'
import { documentWordsIn } from '@/src/plugins/document-reading/queries/documentWordsIn'
import { findPassages } from '@/src/plugins/document-reading/queries/findPassages'
import { findOffersToFilterBy, type OfferChoice } from '@/src/queries/findOffersToFilterBy'
import { findSavedFilters } from '@/src/queries/findSavedFilters'
import { FilterBar } from '../list/FilterBar'
import { ListView } from '../list/ListView'
import { labelled } from '../list/labelled'
import { listViewParts } from '../list/listViewParts'
import { ApplicationSelection } from './ApplicationSelection'
import { SavedFiltersMenu } from './SavedFiltersMenu'

/** The list of applications with its filters, including the search inside documents. */
export async function ApplicationListView(props: ListViewServerProps) {
  const { data, payload, searchParams, user } = props
  const ids = data.docs.map(({ id }: { id: number }) => id)
  const [offers, saved, unread, passages] = await Promise.all([
    findOffersToFilterBy(payload, user),
    findSavedFilters(payload, user),
    countUnread(payload, user),
    findPassages(payload, {
      ids,
      words: documentWordsIn(payload, queryString(searchParams)),
      user,
    }),
  ])
  return (
    <FoundPassages passages={passages}>
      <ListView
        {...listViewParts(props)}
        collection="job-applications"
        filters={
          <FilterBar
            byDay
            collection="job-applications"
            first={{ field: 'jobOffer', options: [SPONTANEOUS, ...offers.map(offerOption)] }}
            folded={[{ field: 'source', options: labelled(VISIT_SOURCES, visitSourceLabels) }]}
            words={<DocumentSearch progress={unread} />}
            saved={<SavedFiltersMenu saved={saved} />}
            status={{
              field: 'status',
              options: labelled(APPLICATION_STATUSES, applicationStatusLabels),
            }}
            only={applicationFilters}
          />
        }
        selection={<ApplicationSelection />}
      />
    </FoundPassages>
  )
}

const SPONTANEOUS = { value: WITHOUT_RELATED, label: words.noOffer }

const offerOption = ({ id, publishedDate, title }: OfferChoice) => ({
  value: String(id),
  label: `${title}, ${formatStoredDay(publishedDate)}`,
})

/** The query string of the list's URL. */
const queryString = (searchParams: ListViewServerProps['searchParams']) =>
  new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  ).toString()
