import type { ListViewServerProps } from 'payload'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { ListView } from '../list/ListView'
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
      <ListView {...listViewParts(props)} collection="job-offers" selection={<OfferSelection />} />
    </ApplicationCounts>
  )
}
