'use client'

import type { CheckboxFieldClient, DefaultCellComponentProps } from 'payload'
import { visitExclusionsText } from '@/src/plugins/statistics/words/admin/visitExclusions'

export function ExclusionInForceCell({
  cellData,
}: DefaultCellComponentProps<CheckboxFieldClient, boolean>) {
  return visitExclusionsText.isInForce.cells[cellData ? 'true' : 'false']
}
