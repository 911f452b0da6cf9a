import type { CollectionBeforeChangeHook } from 'payload'
import type { JobOffer } from '@/payload-types'
import { foldText } from '@/src/domain/foldText'
import { searchedText } from '@/src/domain/jobOffer'

export const fillSearchTexts: CollectionBeforeChangeHook<JobOffer> = ({ data, originalDoc }) => {
  const { title = '', mission = '', stack, profile } = { ...originalDoc, ...data }
  return {
    ...data,
    searchText: foldText(searchedText({ title, mission, stack, profile })),
    titleSearchText: foldText(title),
  }
}
