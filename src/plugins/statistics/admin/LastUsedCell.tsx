'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { InstantCell } from '@/components/admin/timezone/InstantCell'
import { statisticsTokensText } from '@/src/plugins/statistics/words/admin/statisticsTokens'

export function LastUsedCell(props: DefaultCellComponentProps<DateFieldClient, string>) {
  return props.cellData ? <InstantCell {...props} /> : statisticsTokensText.neverUsed
}
