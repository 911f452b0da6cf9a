'use client'

import { ArrowLeft, ArrowRight, List, ListTodo } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { applicationDocumentWords as words } from '@/src/content/admin/applicationDocument'
import { Link, useRouter } from '../frame/routing'
import styles from './Neighbours.module.css'

const MOMENT_MS = 150

type Props = {
  /** Addresses; null where the list ends. */
  previous: string | null
  next: string | null
  nextPending: string | null
  /** How many wait in the list, this one aside. */
  pendingLeft: number
  /** The address of the list in which these are. */
  list: string
}

/** To the applications around this one, by click or with the arrows of the keyboard. */
export function Neighbours({ previous, next, nextPending, pendingLeft, list }: Props) {
  const isAhead = useMomentPassed()
  useArrows({ ArrowLeft: previous, ArrowRight: next })

  return (
    <nav aria-label={words.navigation} className={styles.neighbours} title={words.arrows}>
      <Step address={previous} icon={ArrowLeft} isAhead={false} words={words.previous} />
      <Step address={next} icon={ArrowRight} isAhead={isAhead} words={words.next} />
      {nextPending === null ? (
        <Link className={styles.onward} href={list} prefetch={false}>
          <Icon icon={List} size={1.125} />
          {words.backToList}
        </Link>
      ) : (
        <Link className={styles.onward} href={nextPending} prefetch={isAhead}>
          <Icon icon={ListTodo} size={1.125} />
          <span>
            {words.nextPending} <span className={styles.left}>{words.left(pendingLeft)}</span>
          </span>
        </Link>
      )}
    </nav>
  )
}

type StepProps = {
  address: string | null
  icon: typeof ArrowLeft
  isAhead: boolean
  words: { short: string; whole: string }
}

// Drawn whole in advance, so that the next one is there at once; it notes its reading only when shown.
function Step({ address, icon, isAhead, words: { short, whole } }: StepProps) {
  const picture = <Icon icon={icon} size={1.25} />
  if (!address) {
    return (
      <span aria-hidden="true" className={styles.step} data-end>
        {picture}
        <span className={styles.short}>{short}</span>
      </span>
    )
  }
  return (
    <Link
      aria-label={whole}
      className={styles.step}
      href={address}
      prefetch={isAhead}
      title={whole}
    >
      {picture}
      <span className={styles.short}>{short}</span>
    </Link>
  )
}

/** Whether what is on the screen has had its moment: drawing others ahead would hold up its documents. */
function useMomentPassed() {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setPassed(true), MOMENT_MS)
    return () => clearTimeout(waiting)
  }, [])
  return isPassed
}

/** Arrows are no letters: they are never part of a text that somebody dictates or types elsewhere. */
function useArrows(targets: Record<string, string | null>) {
  const router = useRouter()
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const target = targets[event.key]
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!target || hasModifier || event.defaultPrevented || isTaken(event.target)) return
      event.preventDefault()
      router.push(target)
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [router, targets])
}

const OWN_ARROWS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], dialog'

function isTaken(target: EventTarget | null) {
  return target instanceof Element && target.closest(OWN_ARROWS) !== null
}
