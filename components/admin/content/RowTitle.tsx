'use client'

import { useRowLabel } from '@payloadcms/ui'

type ArrayRowValues = Partial<
  Record<'title' | 'heading' | 'name' | 'label' | 'question' | 'days' | 'text', unknown>
>

type Props = {
  /** Name for a row without text, such as « Carte »; its number is appended. */
  rowName: string
}

/** Title of an array row: its first filled text field, so that staff recognise the row when it is folded. */
export function RowTitle({ rowName }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<ArrayRowValues | undefined>()
  const words = data ? [data.title, data.heading, data.name, data.question, data.label] : []
  const title = [...words, data?.days, data?.text].find(isFilled)
  return <span>{title ?? `${rowName} ${rowNumber + 1}`}</span>
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
