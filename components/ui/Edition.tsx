'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type Addresses, publicHref } from '@/src/domain/addresses/publicHref'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/** As much of an edition as a browser that shows its pages needs. */
type ShownEdition = { language: SiteLanguage; addresses: Addresses }

const ShownEditionContext = createContext<ShownEdition>({
  language: HOUSE_LANGUAGE,
  addresses: [],
})

type Props = { edition: ShownEdition; children: ReactNode }

/** Tells what is drawn in it which edition it belongs to; outside it is the house's own at the root. */
export function EditionProvider({ edition, children }: Props) {
  return <ShownEditionContext value={edition}>{children}</ShownEditionContext>
}

/** Of the page being shown. Server components ask `pageLanguage()`. */
export const useLanguage = () => useContext(ShownEditionContext).language

/** Tells the public address of each page of the same edition. Server components ask `pageHref()`. */
export function useHref() {
  const { addresses } = useContext(ShownEditionContext)
  return (housePath: string) => publicHref(addresses, housePath)
}
