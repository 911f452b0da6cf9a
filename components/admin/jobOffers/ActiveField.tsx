'use client'

import { CheckboxField } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'

/**
 * The checkbox of the form has a longer label than the column of the list: the label explains the
 * effect.
 */
export function ActiveField(props: CheckboxFieldClientProps) {
  return (
    <CheckboxField {...props} field={{ ...props.field, label: jobOffersText.isActive.inForm }} />
  )
}
