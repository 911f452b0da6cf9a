'use client'

import { Button } from '@payloadcms/ui'
import { loadErrorSentences, loadErrorWords } from '@/src/content/admin/loadErrors'
import styles from './LoadError.module.css'

type Props = { path: string; onRetry: () => void }

/** What stands where a page of the admin could not be drawn. */
export function LoadError({ path, onRetry }: Props) {
  const [, sentence] =
    Object.entries(loadErrorSentences).find(([collection]) => path.includes(`/${collection}`)) ?? []
  return (
    <div className={styles.problem} role="alert">
      <p>{sentence ?? loadErrorWords.other}</p>
      <Button onClick={onRetry}>{loadErrorWords.retry}</Button>
    </div>
  )
}
