'use client'

import type { ComponentType } from 'react'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'
import { ApplicationBulkActions } from './ApplicationBulkActions'
import { MessageBulkActions } from './MessageBulkActions'
import { OfferBulkActions } from './OfferBulkActions'

const BULK_ACTIONS_BY_COLLECTION: Record<ActionableCollection, ComponentType> = {
  'job-offers': OfferBulkActions,
  'job-applications': ApplicationBulkActions,
  'contact-messages': MessageBulkActions,
}

/** Actions for the selected rows of a list. */
export function SelectedRowsActions({ collection }: { collection: ActionableCollection }) {
  const Selection = BULK_ACTIONS_BY_COLLECTION[collection]
  return <Selection />
}
