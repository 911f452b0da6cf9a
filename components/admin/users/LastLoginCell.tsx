'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { userPageWords } from '@/src/content/admin/userView'
import { DateTimeCell } from '../timezone/InstantCell'

export function LastLoginCell(props: DefaultCellComponentProps<DateFieldClient, string>) {
  return props.cellData ? <DateTimeCell {...props} /> : userPageWords.neverSignedIn
}
