'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Dialog } from '@/components/ui/Dialog'
import { useHref } from '@/components/ui/Edition'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import styles from './ApplicationSentDialog.module.css'

const GO_HOME_DELAY_MS = 3000

type Props = {
  words: PublicSiteWords['applicationSentWords']
  /** Sentence with the promised reply date. */
  promise: string
  warnings: string[]
  /** Sections of plugins. */
  children?: ChildrenWithoutText
}

const VISITOR_ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel']

/**
 * Confirmation that leads to the home page automatically, unless it has a warning or the visitor
 * interacts.
 */
export function ApplicationSentDialog({ promise, words, warnings, children }: Props) {
  const router = useRouter()
  const home = useHref()(HOME_PATH)
  const goHome = () => router.push(home)
  useLeaveAfterDelay(warnings.length > 0, goHome)

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
      {children}
      <p>
        <ButtonLink href={HOME_PATH} variant="secondary">
          {words.backHome}
        </ButtonLink>
      </p>
    </Dialog>
  )
}

/** Leaves after three visible seconds, unless there is a warning or the visitor interacts. */
function useLeaveAfterDelay(isToBeRead: boolean, leave: () => void) {
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
      if (!document.hidden) timer = setTimeout(() => leaveUnread(), GO_HOME_DELAY_MS)
    }
    for (const gesture of VISITOR_ACTIVITY_EVENTS) addEventListener(gesture, stay, { signal })
    document.addEventListener('visibilitychange', count, { signal })
    count()
    return stay
  }, [isToBeRead])
}
