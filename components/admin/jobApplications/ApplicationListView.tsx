import type { ListViewServerProps } from 'payload'
import { ListView } from '../list/ListView'
import { listViewParts } from '../list/listViewParts'
import { ApplicationSelection } from './ApplicationSelection'

export function ApplicationListView(props: ListViewServerProps) {
  return (
    <ListView
      {...listViewParts(props)}
      collection="job-applications"
      selection={<ApplicationSelection />}
    />
  )
}
