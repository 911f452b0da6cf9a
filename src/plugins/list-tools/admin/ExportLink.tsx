'use client'

import { useAuth, useListQuery } from '@payloadcms/ui'
import { Download } from 'lucide'
import { useSearchParams } from '@/components/admin/frame/routing'
import styles from '@/components/admin/list/ListHead.module.css'
import { Icon } from '@/components/ui/Icon'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'
import { exportPath } from '../rules/exportPath'
import { exportCsvLabel } from '../words/admin/exports'

/** Link that exports the list as it is filtered and sorted. */
export function ExportLink({ collection }: { collection: ActionableCollection }) {
  const { permissions } = useAuth()
  const { data } = useListQuery()
  const searchParams = useSearchParams()
  // Only users who may delete (Administrators) may export the whole list.
  if (!permissions?.collections?.[collection]?.delete || !data?.totalDocs) return null
  return (
    <a className={styles.export} download href={exportPath(collection, searchParams.toString())}>
      <Icon icon={Download} size={1} />
      <span className={styles.word}>{exportCsvLabel}</span>
    </a>
  )
}
