'use client'

import { createContext, type ReactNode, use } from 'react'

type Counts = Record<number, number>

const Context = createContext<Counts>({})

/** How many people applied for each offer on the page: counted once, read by the cells. */
export function ApplicationCounts({ counts, children }: { counts: Counts; children: ReactNode }) {
  return <Context value={counts}>{children}</Context>
}

export const useApplicationCount = (offer: number | string) => use(Context)[Number(offer)] ?? 0
