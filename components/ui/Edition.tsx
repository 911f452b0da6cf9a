'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { type PathPrefixes, publicHref } from '@/src/domain/urls/publicHref'

/** The part of an edition that client components need. */
type ShownEdition = { language: SiteLanguage; addresses: PathPrefixes }

const ShownEditionContext = createContext<ShownEdition>({
  language: SOURCE_LANGUAGE,
  addresses: [],
})

type Props = { edition: ShownEdition; children: ReactNode }

/** Provides the edition to client components; the default is the French edition without prefix. */
export function EditionProvider({ edition, children }: Props) {
  return <ShownEditionContext value={edition}>{children}</ShownEditionContext>
}

/** The language of the current page. Server components use `pageLanguage()`. */
export const useLanguage = () => useContext(ShownEditionContext).language

/** Returns the public path of a page in the same edition. Server components use `pageHref()`. */
export function useHref() {
  const { addresses } = useContext(ShownEditionContext)
  return (internalPath: string) => publicHref(addresses, internalPath)
}
