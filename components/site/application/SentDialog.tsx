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

/** Leads home by itself, except where a warning is to be read, or somebody reads on by hand. */
export function SentDialog({ promise, words, warnings }: Props) {
  const router = useRouter()
  const home = useHref()(HOME_PATH)
  const goHome = () => router.push(home)
  useLeavingUnread(warnings.length > 0, goHome)

  return (
    <Dialog
      onClose={goHome}
      open
      sentences={
        <>
          <div>
            <p>{words.sentText}</p>
            <p>{words.sentNext}</p>
            <p>{promise}</p>
          </div>
          {warnings.map((warning) => (
            <p className={styles.warning} key={warning}>
              {warning}
            </p>
          ))}
        </>
      }
      title={words.sentTitle}
    >
      <p>
        <ButtonLink href={HOME_PATH} variant="secondary">
          {words.backHome}
        </ButtonLink>
      </p>
    </Dialog>
  )
}

/** Leaves after three seconds in sight, unless something is to be read or somebody stirs meanwhile. */
function useLeavingUnread(isToBeRead: boolean, leave: () => void) {
  const leaveUnread = useEffectEvent(leave)
  useEffect(() => {
    if (isToBeRead) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reading = new AbortController()
    const { signal } = reading
    const stay = () => {
      clearTimeout(timer)
      reading.abort()
    }
    const count = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => leaveUnread(), HOME_AFTER_MS)
    }
    for (const gesture of GESTURES) addEventListener(gesture, stay, { signal })
    document.addEventListener('visibilitychange', count, { signal })
    count()
    return stay
  }, [isToBeRead])
}
