'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { formatDateTime } from '@/src/content/dates'
import { useSiteTimezone } from './siteTimezone'

/** A moment as the settings' clocks show it: Payload's own cell follows the clock of each computer. */
export function InstantCell({ cellData }: DefaultCellComponentProps<DateFieldClient, string>) {
  const timezone = useSiteTimezone()
  return <time dateTime={cellData}>{cellData ? formatDateTime(cellData, timezone) : ''}</time>
}
