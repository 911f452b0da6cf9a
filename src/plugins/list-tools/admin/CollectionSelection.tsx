'use client'

import type { ComponentType } from 'react'
import type { ActionableCollection } from '@/src/content/admin/rowActions'
import { ApplicationSelection } from './ApplicationSelection'
import { MessageSelection } from './MessageSelection'
import { OfferSelection } from './OfferSelection'

const SELECTIONS: Record<ActionableCollection, ComponentType> = {
  'job-offers': OfferSelection,
  'job-applications': ApplicationSelection,
  'contact-messages': MessageSelection,
}

/** Actions for the selected rows of a list. */
export function CollectionSelection({ collection }: { collection: ActionableCollection }) {
  const Selection = SELECTIONS[collection]
  return <Selection />
}
