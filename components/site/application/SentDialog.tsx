'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useHref } from '@/components/ui/Edition'
import type { Words } from '@/src/content/words'
import { HOME_PATH } from '@/src/domain/addresses/sitePaths'
import styles from './SentDialog.module.css'

const HOME_AFTER_MS = 3000

type Props = {
  words: Words['applicationSentWords']
  /** By when there will be an answer, in a sentence. */
  promise: string
  warnings: string[]
}

const GESTURES = ['keydown', 'pointerdown', 'wheel']

/** Leads home after three seconds, except where a warning is to be read, or somebody reads on by hand. */
export function SentDialog({ promise, words, warnings }: Props) {
  const router = useRouter()
  const home = useHref()(HOME_PATH)
  const goHome = useEffectEvent(() => router.push(home))
  const hasWarnings = warnings.length > 0

  useEffect(() => {
    if (hasWarnings) return
    const timer = setTimeout(() => goHome(), HOME_AFTER_MS)
    const reading = new AbortController()
    const stay = () => clearTimeout(timer)
    for (const gesture of GESTURES) addEventListener(gesture, stay, { signal: reading.signal })
    return () => {
      stay()
      reading.abort()
    }
  }, [hasWarnings])

  return (
    <Dialog onClose={goHome} open title={words.sentTitle}>
      <div role="status">
        <p>{words.sentText}</p>
        <p>{words.sentNext}</p>
        <p>{promise}</p>
      </div>
      {warnings.map((warning) => (
        <p className={styles.warning} key={warning}>
          {warning}
        </p>
      ))}
      <p>
        <ButtonLink href={HOME_PATH} variant="secondary">
          {words.backHome}
        </ButtonLink>
      </p>
    </Dialog>
  )
}
