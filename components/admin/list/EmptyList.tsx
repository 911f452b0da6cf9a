'use client'

import { useListQuery } from '@payloadcms/ui'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'
import styles from './EmptyList.module.css'

type Props = { collection: ActionableCollection }

/** Names what there is none of, in place of Payload's general heading. */
export function EmptyList({ collection }: Props) {
  const { data } = useListQuery()
  if (data?.docs.length !== 0) return null
  return <h3 className={styles.empty}>{rowActions[collection].empty}</h3>
}
