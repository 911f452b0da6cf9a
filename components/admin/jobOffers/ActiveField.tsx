'use client'

import { CheckboxField } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'

/** A box says what it means when ticked, where the list has a heading. */
export function ActiveField(props: CheckboxFieldClientProps) {
  return (
    <CheckboxField {...props} field={{ ...props.field, label: jobOffersText.isActive.inForm }} />
  )
}
