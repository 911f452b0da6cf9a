'use client'

import type { ComponentType } from 'react'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'
import { ApplicationSelection } from './ApplicationSelection'
import { MessageSelection } from './MessageSelection'
import { OfferSelection } from './OfferSelection'

const SELECTION_BY_COLLECTION: Record<ActionableCollection, ComponentType> = {
  'job-offers': OfferSelection,
  'job-applications': ApplicationSelection,
  'contact-messages': MessageSelection,
}

/** Actions for the selected rows of a list. */
export function SelectedRowsActions({ collection }: { collection: ActionableCollection }) {
  const Selection = SELECTION_BY_COLLECTION[collection]
  return <Selection />
}
