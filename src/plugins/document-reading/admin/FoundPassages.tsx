'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Passages } from '@/src/plugins/document-reading/queries/findPassages'
import styles from './FoundPassages.module.css'
import { MarkedText } from './MarkedText'

const Context = createContext<Passages>({})

type Props = { passages: Passages; children: ReactNode }

/** Context with the passages that contain the searched words: queried once per list, read by each row. */
export function FoundPassages({ passages, children }: Props) {
  return <Context value={passages}>{children}</Context>
}

/** The passage of an application, below the name of the candidate. */
export function FoundPassage({ application }: { application: number | string }) {
  const passage = use(Context)[Number(application)]
  if (!passage) return null
  return (
    <span className={styles.passage}>
      <MarkedText parts={passage} />
    </span>
  )
}
