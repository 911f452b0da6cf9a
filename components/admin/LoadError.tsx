'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findLoadErrorSentence, loadErrorWords } from '@/src/content/admin/loadErrors'
import styles from './LoadError.module.css'

type Props = { path: string; onRetry: () => void }

/** Shown in place of an admin page that could not be loaded, with a button to retry. */
export function LoadError({ path, onRetry }: Props) {
  const sentence = findLoadErrorSentence(path)
  useEffect(() => {
    toast.error(sentence)
  }, [sentence])

  return (
    <div className={styles.problem} role="alert">
      <p>{sentence}</p>
      <Button onClick={onRetry}>{loadErrorWords.retry}</Button>
    </div>
  )
}
