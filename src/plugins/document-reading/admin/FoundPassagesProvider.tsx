'use client'

import { createContext, type ReactNode, use } from 'react'
import type { PassagesByApplication } from '@/src/plugins/document-reading/queries/findPassages'
import styles from './FoundPassagesProvider.module.css'
import { MarkedText } from './MarkedText'

const FoundPassagesContext = createContext<PassagesByApplication>({})

type Props = { passages: PassagesByApplication; children: ReactNode }

/** Context with the passages that contain the searched words: queried once per list, read by each row. */
export function FoundPassagesProvider({ passages, children }: Props) {
  return <FoundPassagesContext value={passages}>{children}</FoundPassagesContext>
}

/** The passage of an application, below the name of the candidate. */
export function FoundPassageExcerpt({ application }: { application: number | string }) {
  const passage = use(FoundPassagesContext)[Number(application)]
  if (!passage) return null
  return (
    <span className={styles.passage}>
      <MarkedText parts={passage} />
    </span>
  )
}
