import type { ListViewServerProps } from 'payload'
import { ListView } from '../list/ListView'
import { listViewParts } from '../list/listViewParts'
import { MessageSelection } from './MessageSelection'

export function MessageListView(props: ListViewServerProps) {
  return (
    <ListView
      {...listViewParts(props)}
      collection="contact-messages"
      selection={<MessageSelection />}
    />
  )
}
