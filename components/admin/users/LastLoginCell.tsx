'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { DateTimeCell } from '@/components/admin/timezone/DateTimeCell'
import { userPageWords } from '@/src/content/admin/userView'

export function LastLoginCell(props: DefaultCellComponentProps<DateFieldClient, string>) {
  return props.cellData ? <DateTimeCell {...props} /> : userPageWords.neverSignedIn
}
