'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Passages } from '@/src/queries/documents/findPassages'

const Context = createContext<Passages>({})

type Props = { passages: Passages; children: ReactNode }

/** Where the words stand that a list is narrowed by: found once, shown by its rows. */
export function FoundPassages({ passages, children }: Props) {
  return <Context value={passages}>{children}</Context>
}

export const usePassage = (application: number | string) => use(Context)[Number(application)]
