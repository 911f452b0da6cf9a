'use client'

import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { StatusSelect } from '@/components/admin/list/StatusSelect'
import { applicationViewWords } from '@/src/content/admin/jobApplicationView'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import {
  APPLICATION_STATUSES,
  INITIAL_APPLICATION_STATUS,
} from '@/src/domain/submissions/applicationStatus'

export function ApplicationStatusCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultCellComponentProps<SelectFieldClient, string>) {
  const status = APPLICATION_STATUSES.find((known) => known === cellData)
  return (
    <StatusSelect
      collection={collectionSlug}
      id={rowData.id}
      label={applicationViewWords.statusOf(rowData.candidateName)}
      labels={applicationStatusLabels}
      options={APPLICATION_STATUSES}
      status={status ?? INITIAL_APPLICATION_STATUS}
      updatedAt={rowData.updatedAt}
    />
  )
}
