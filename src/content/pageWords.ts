import { locale } from 'next/root-params'
import { HOUSE_EDITION, readEdition } from '@/src/domain/languages/edition'
import { hrefIn } from '@/src/domain/languages/editionPath'
import { wordsIn } from './words'

/** The edition that the page being drawn belongs to. Only server components can ask. */
export const pageEdition = async () => readEdition(await locale()) ?? HOUSE_EDITION

/** The language of the page that is being drawn. Only server components can ask. */
export const pageLanguage = async () => (await pageEdition()).language

/** The words of the page that is being drawn. Components of the browser are given theirs. */
export const pageWords = async () => wordsIn(await pageLanguage())

/** The public address of another page of the same edition, by the one that code has for it. */
export const pageHref = async (housePath: string) => hrefIn(await pageEdition(), housePath)
