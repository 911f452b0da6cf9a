'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { statisticsTokensText } from '@/src/content/admin/statisticsTokens'
import { InstantCell } from '../timezone/InstantCell'

export function LastUsedCell(props: DefaultCellComponentProps<DateFieldClient, string>) {
  return props.cellData ? <InstantCell {...props} /> : statisticsTokensText.neverUsed
}
