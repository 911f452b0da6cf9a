import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import { StandardListView } from '../list/StandardListView'
import { UsersOverview } from './UsersOverview'

/** Payload's list of the accounts, with the number of accounts and the invite button above it. */
export function UserListView(props: ListViewServerProps) {
  const { payload, user } = props
  return (
    <StandardListView
      {...pickListViewClientProps(props)}
      Description={<UsersOverview payload={payload} user={user} />}
    />
  )
}
