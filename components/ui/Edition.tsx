'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { type PathPrefixPairs, toPublicHref } from '@/src/domain/urls/toPublicHref'

/** The part of an edition that client components need. */
type ClientEdition = { language: SiteLanguage; addresses: PathPrefixPairs }

const ClientEditionContext = createContext<ClientEdition>({
  language: SOURCE_LANGUAGE,
  addresses: [],
})

type Props = { edition: ClientEdition; children: ReactNode }

/** Provides the edition to client components; the default is the French edition without prefix. */
export function EditionProvider({ edition, children }: Props) {
  return <ClientEditionContext value={edition}>{children}</ClientEditionContext>
}

/** The language of the current page. Server components use `currentPageLanguage()`. */
export const useLanguage = () => useContext(ClientEditionContext).language

/** Returns the public path of a page in the same edition. Server components use `hrefInCurrentEdition()`. */
export function useHref() {
  const { addresses } = useContext(ClientEditionContext)
  return (internalPath: string) => toPublicHref(addresses, internalPath)
}
