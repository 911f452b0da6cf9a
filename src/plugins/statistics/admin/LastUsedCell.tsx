'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { DateTimeCell } from '@/components/admin/timezone/DateTimeCell'
import { statisticsTokensText } from '@/src/plugins/statistics/words/admin/statisticsTokens'

export function LastUsedCell(props: DefaultCellComponentProps<DateFieldClient, string>) {
  return props.cellData ? <DateTimeCell {...props} /> : statisticsTokensText.neverUsed
}
