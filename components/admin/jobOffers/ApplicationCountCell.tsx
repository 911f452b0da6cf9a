'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { jobOfferListWords as words } from '@/src/content/admin/jobOfferList'
import { offerFilterQuery } from '@/src/domain/admin/listFilters'
import styles from './ApplicationCountCell.module.css'
import { useApplicationCount } from './ApplicationCountsProvider'

/** Number of applications for an offer, as a link to their list. */
export function ApplicationCountCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const { config } = useConfig()
  const count = useApplicationCount(rowData.id)
  if (count === 0) return <span className={styles.none}>{words.noApplication}</span>
  const list = `${config.routes.admin}/collections/job-applications`
  return (
    <Link
      className={styles.count}
      href={`${list}?${offerFilterQuery(rowData.id)}`}
      prefetch={false}
    >
      {words.applications(count)}
    </Link>
  )
}
