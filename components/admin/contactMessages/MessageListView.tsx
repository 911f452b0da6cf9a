import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import { messageStatusListLabels } from '@/src/content/statusLabels'
import { MESSAGE_STATUSES } from '@/src/domain/submissions/messageStatus'
import { FilterBar } from '../list/FilterBar'
import { ListView } from '../list/ListView'
import { toFilterOptions } from '../list/toFilterOptions'

export function MessageListView(props: ListViewServerProps) {
  return (
    <ListView
      {...pickListViewClientProps(props)}
      collection="contact-messages"
      filters={
        <FilterBar
          byDay
          collection="contact-messages"
          status={{
            field: 'status',
            options: toFilterOptions(MESSAGE_STATUSES, messageStatusListLabels),
          }}
        />
      }
    />
  )
}
