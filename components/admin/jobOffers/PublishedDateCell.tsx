import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import { formatKeptDay } from '@/src/content/dates'

export function PublishedDateCell({
  cellData,
}: DefaultCellComponentProps<DateFieldClient, string>) {
  return <span>{cellData ? jobOfferStatus.published(formatKeptDay(cellData)) : ''}</span>
}
