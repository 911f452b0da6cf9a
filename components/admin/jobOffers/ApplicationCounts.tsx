'use client'

import { createContext, type ReactNode, use } from 'react'

type Counts = Record<number, number>

const Context = createContext<Counts>({})

/** Context with the number of applications per offer: queried once per page, read by each cell. */
export function ApplicationCounts({ counts, children }: { counts: Counts; children: ReactNode }) {
  return <Context value={counts}>{children}</Context>
}

export const useApplicationCount = (offer: number | string) => use(Context)[Number(offer)] ?? 0
