'use client'

import { createContext, type ReactNode, use } from 'react'

type CountByOffer = Record<number, number>

const ApplicationCountsContext = createContext<CountByOffer>({})

/** Context with the number of applications per offer: queried once per page, read by each cell. */
export function ApplicationCountsProvider({
  counts,
  children,
}: {
  counts: CountByOffer
  children: ReactNode
}) {
  return <ApplicationCountsContext value={counts}>{children}</ApplicationCountsContext>
}

export const useApplicationCount = (offer: number | string) =>
  use(ApplicationCountsContext)[Number(offer)] ?? 0
