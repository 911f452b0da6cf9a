'use client'

import { ArrowLeft, ArrowRight, ListTodo } from 'lucide'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Icon } from '@/components/ui/Icon'
import { applicationDocumentWords as words } from '@/src/content/admin/applicationDocument'
import { addressWithin } from '@/src/domain/listAddress'
import { useDocumentAddress } from '../list/useDocumentAddress'
import styles from './Neighbours.module.css'

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
  useArrows({ ArrowLeft: addressOf(previous), ArrowRight: addressOf(next) })

  return (
    <nav aria-label={words.navigation} className={styles.neighbours} title={words.arrows}>
      <Step address={addressOf(previous)} icon={ArrowLeft} label={words.previous} />
      <Step address={addressOf(next)} icon={ArrowRight} label={words.next} />
      {nextPending !== null && (
        <Link
          className={styles.pending}
          href={addressWithin(list, `${folder}${nextPending}`)}
          prefetch
        >
          <Icon icon={ListTodo} size={1.125} />
          {words.nextPending}
        </Link>
      )}
    </nav>
  )
}

type StepProps = { address: string | null; icon: typeof ArrowLeft; label: string }

// Drawn whole in advance, so that the next one is there at once; it notes its reading only when shown.
function Step({ address, icon, label }: StepProps) {
  const picture = <Icon icon={icon} size={1.25} />
  if (!address) {
    return (
      <span aria-hidden="true" className={styles.step} data-end>
        {picture}
      </span>
    )
  }
  return (
    <Link aria-label={label} className={styles.step} href={address} prefetch title={label}>
      {picture}
    </Link>
  )
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
