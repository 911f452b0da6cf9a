'use client'

import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import { createContext, type ReactNode, use } from 'react'
import { CRITERION_KINDS, type Criteria } from '@/src/domain/offers/criteria'

const CriterionLabelsContext = createContext<Criteria | null>(null)

/** Provides the labels of the offer criteria to the cells of a list, read once per list. */
export function CriterionLabelsProvider(props: { criteria: Criteria; children: ReactNode }) {
  return <CriterionLabelsContext value={props.criteria}>{props.children}</CriterionLabelsContext>
}

export function CriterionCell({ cellData, field }: DefaultCellComponentProps<TextFieldClient>) {
  const criteria = use(CriterionLabelsContext)
  const kind = CRITERION_KINDS.find((known) => known === field.name)
  const criterion = kind && criteria?.[kind].find(({ code }) => code === cellData)
  return <span>{criterion ? criterion.label : String(cellData ?? '')}</span>
}
