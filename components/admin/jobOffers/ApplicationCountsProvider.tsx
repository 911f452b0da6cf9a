'use client'

import { createContext, type ReactNode, use } from 'react'

type ApplicationCountByOffer = Record<number, number>

const ApplicationCountsContext = createContext<ApplicationCountByOffer>({})

/** Context with the number of applications per offer: queried once per page, read by each cell. */
export function ApplicationCountsProvider({
  counts,
  children,
}: {
  counts: ApplicationCountByOffer
  children: ReactNode
}) {
  return <ApplicationCountsContext value={counts}>{children}</ApplicationCountsContext>
}

export const useApplicationCount = (offer: number | string) =>
  use(ApplicationCountsContext)[Number(offer)] ?? 0
