import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import { StandardListView } from '../list/StandardListView'
import './media.css'

/** The list of pictures. */
export const MediaListView = (props: ListViewServerProps) => (
  <StandardListView {...pickListViewClientProps(props)} />
)
