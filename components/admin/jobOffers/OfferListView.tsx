import type { ListViewServerProps } from 'payload'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from '@/src/content/fr/jobOfferLabels'
import {
  CONTRACTS,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
} from '@/src/domain/offers/jobOffer'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { FilterBar } from '../list/FilterBar'
import { ListView } from '../list/ListView'
import { labelled } from '../list/labelled'
import { listViewParts } from '../list/listViewParts'
import { ApplicationCounts } from './ApplicationCounts'
import { OfferSelection } from './OfferSelection'

/** The offers, with how many people have applied for each. */
export async function OfferListView(props: ListViewServerProps) {
  const { data, payload, user } = props
  const ids = data.docs.map(({ id }: { id: number }) => id)
  const counts = await countApplicationsPerOffer(payload, { ids, user })
  return (
    <ApplicationCounts counts={counts}>
      <ListView
        {...listViewParts(props)}
        collection="job-offers"
        filters={
          <FilterBar
            collection="job-offers"
            folded={[
              { field: 'location', options: labelled(JOB_LOCATIONS, jobLocationLabels) },
              { field: 'contract', options: labelled(CONTRACTS, contractLabels) },
              { field: 'category', options: labelled(JOB_CATEGORIES, jobCategoryLabels) },
              { field: 'experience', options: labelled(EXPERIENCE_LEVELS, experienceLabels) },
            ]}
            status={{ field: 'isActive', options: STANDINGS }}
          />
        }
        selection={<OfferSelection />}
      />
    </ApplicationCounts>
  )
}

const STANDINGS = [
  { value: 'true', label: jobOfferStatus.activePlural },
  { value: 'false', label: jobOfferStatus.inactivePlural },
]
