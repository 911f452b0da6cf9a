'use client'

import { ArrowLeft, ArrowRight, ListTodo } from 'lucide'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { applicationDocumentWords as words } from '@/src/content/admin/applicationDocument'
import { addressWithin } from '@/src/domain/listAddress'
import { useDocumentAddress } from '../list/useDocumentAddress'
import styles from './Neighbours.module.css'

const MOMENT_MS = 150

type Props = {
  previous: number | null
  next: number | null
  nextPending: number | null
  /** The query of the list in which these are. */
  list: string
}

/** To the applications around this one, by click or with the arrows of the keyboard. */
export function Neighbours({ previous, next, nextPending, list }: Props) {
  const folder = useDocumentAddress('job-applications', '')
  const addressOf = (id: number | null) =>
    id === null ? null : addressWithin(list, `${folder}${id}`)
  const isAhead = useMomentPassed()
  useArrows({ ArrowLeft: addressOf(previous), ArrowRight: addressOf(next) })

  return (
    <nav aria-label={words.navigation} className={styles.neighbours} title={words.arrows}>
      <Step
        address={addressOf(previous)}
        icon={ArrowLeft}
        isAhead={isAhead}
        label={words.previous}
      />
      <Step address={addressOf(next)} icon={ArrowRight} isAhead={isAhead} label={words.next} />
      {nextPending !== null && (
        <Link
          className={styles.pending}
          href={addressWithin(list, `${folder}${nextPending}`)}
          prefetch={isAhead}
        >
          <Icon icon={ListTodo} size={1.125} />
          {words.nextPending}
        </Link>
      )}
    </nav>
  )
}

type StepProps = {
  address: string | null
  icon: typeof ArrowLeft
  isAhead: boolean
  label: string
}

// Drawn whole in advance, so that the next one is there at once; it notes its reading only when shown.
function Step({ address, icon, isAhead, label }: StepProps) {
  const picture = <Icon icon={icon} size={1.25} />
  if (!address) {
    return (
      <span aria-hidden="true" className={styles.step} data-end>
        {picture}
      </span>
    )
  }
  return (
    <Link
      aria-label={label}
      className={styles.step}
      href={address}
      prefetch={isAhead}
      title={label}
    >
      {picture}
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
