'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Passages } from '@/src/plugins/document-reading/queries/findPassages'

const Context = createContext<Passages>({})

type Props = { passages: Passages; children: ReactNode }

/** Context with the passages that contain the searched words: queried once per list, read by each row. */
export function FoundPassages({ passages, children }: Props) {
  return <Context value={passages}>{children}</Context>
}

export const usePassage = (application: number | string) => use(Context)[Number(application)]
