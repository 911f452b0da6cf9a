'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { userWords } from '@/src/content/admin/userView'
import { InstantCell } from '../timezone/InstantCell'

export function LastLoginCell(props: DefaultCellComponentProps<DateFieldClient, string>) {
  return props.cellData ? <InstantCell {...props} /> : userWords.neverSignedIn
}
