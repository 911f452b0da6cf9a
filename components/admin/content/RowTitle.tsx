'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = Partial<
  Record<'title' | 'heading' | 'name' | 'label' | 'question' | 'days' | 'text', unknown>
>

type Props = {
  /** What a row without any text yet is called, such as « Carte ». */
  rowName: string
}

/** A folded row of a list shows the words by which staff recognise it. */
export function RowTitle({ rowName }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>()
  const words = data ? [data.title, data.heading, data.name, data.question, data.label] : []
  const title = [...words, data?.days, data?.text].find(isFilled)
  return <span>{title ?? `${rowName} ${rowNumber + 1}`}</span>
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
