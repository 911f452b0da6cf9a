import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import { formatKeptDay } from '@/src/content/dates'

/** What is not on the site was not published, whatever its date. */
export function PublishedDateCell({
  cellData,
  rowData,
}: DefaultCellComponentProps<DateFieldClient, string>) {
  const said = rowData?.isActive ? jobOfferStatus.published : jobOfferStatus.dated
  return <span>{cellData ? said(formatKeptDay(cellData)) : ''}</span>
}
