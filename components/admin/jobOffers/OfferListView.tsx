import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import { CriterionLabelsProvider } from '@/components/admin/offerCriteria/CriterionLabelsProvider'
import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { CRITERION_KINDS } from '@/src/domain/offers/criteria'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { FilterBar } from '../list/FilterBar'
import { ListView } from '../list/ListView'
import { ApplicationCountsProvider } from './ApplicationCountsProvider'

/** The list of offers with its filters, and the number of applications for each offer. */
export async function OfferListView(props: ListViewServerProps) {
  const { data, payload, user } = props
  const ids = data.docs.map(({ id }: { id: number }) => id)
  const [counts, criteria] = await Promise.all([
    countApplicationsPerOffer(payload, { ids, user }),
    findOfferCriteria(payload, SOURCE_LANGUAGE),
  ])
  return (
    <ApplicationCountsProvider counts={counts}>
      <CriterionLabelsProvider criteria={criteria}>
        <ListView
          {...pickListViewClientProps(props)}
          collection="job-offers"
          filters={
            <FilterBar
              collection="job-offers"
              folded={CRITERION_KINDS.map((field) => ({
                field,
                options: criteria[field].map(({ code, label }) => ({ value: code, label })),
              }))}
              status={{ field: 'isActive', options: ACTIVE_FILTER_OPTIONS }}
            />
          }
        />
      </CriterionLabelsProvider>
    </ApplicationCountsProvider>
  )
}

const ACTIVE_FILTER_OPTIONS = [
  { value: 'true', label: jobOfferStatusTexts.activePlural },
  { value: 'false', label: jobOfferStatusTexts.inactivePlural },
]
