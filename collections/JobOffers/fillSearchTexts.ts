import type { CollectionBeforeChangeHook } from 'payload'
import type { JobOffer } from '@/payload-types'
import { collectSearchWords } from '@/src/domain/offers/jobOffer'
import { foldText } from '@/src/domain/text/normalizeText'

export const fillSearchTexts: CollectionBeforeChangeHook<JobOffer> = ({ data, originalDoc }) => {
  const { title = '', mission = '', stack, profile } = { ...originalDoc, ...data }
  return {
    ...data,
    searchText: collectSearchWords({ title, mission, stack, profile }),
    titleSearchText: foldText(title),
  }
}
