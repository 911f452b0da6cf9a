'use client'

import type { TextFieldClientProps } from 'payload'
import { TextListField } from '@/components/admin/jobOffers/TextListField'
import type { AdvisedField } from '../rules/advice'
import { OfferAdvice } from './OfferAdvice'

type Props = TextFieldClientProps & { of: AdvisedField }

/** Renders a list of an offer with writing advice below it. */
export const AdvisedList = ({ of, ...props }: Props) => (
  <TextListField {...props} afterInput={<OfferAdvice of={of} />} />
)
