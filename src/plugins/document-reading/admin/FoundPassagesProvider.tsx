'use client'

import { createContext, type ReactNode, use } from 'react'
import type { PassagesByApplication } from '@/src/plugins/document-reading/queries/findPassages'
import styles from './FoundPassagesProvider.module.css'
import { MarkedText } from './MarkedText'

const FoundPassagesContext = createContext<PassagesByApplication>({})

type Props = { passages: PassagesByApplication; children: ReactNode }

/** Provides each row of the list with the passage of its application that contains the searched words. They are queried once per list. */
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
