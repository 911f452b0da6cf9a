'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { formatDateTime } from '@/src/content/dates'
import { useSiteTimezone } from './siteTimezone'

/** Date and time in the site's time zone; Payload's own cell uses the time zone of the browser. */
export function DateTimeCell({ cellData }: DefaultCellComponentProps<DateFieldClient, string>) {
  const timezone = useSiteTimezone()
  return <time dateTime={cellData}>{cellData ? formatDateTime(cellData, timezone) : ''}</time>
}
