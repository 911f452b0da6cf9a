import { locale } from 'next/root-params'
import { FALLBACK_EDITION, parseEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { siteWordsIn } from './siteWords'

/** The edition of the current page. Server components only. */
export const currentPageEdition = async () => parseEdition(await locale()) ?? FALLBACK_EDITION

/** The language of the current page. Server components only. */
export const currentPageLanguage = async () => (await currentPageEdition()).language

/** The texts in the language of the current page. Client components receive theirs as props. */
export const currentPageWords = async () => siteWordsIn(await currentPageLanguage())

/** The public path of another page of the same edition. Server components only. */
export const hrefInCurrentEdition = async (internalPath: string) =>
  editionHref(await currentPageEdition(), internalPath)
