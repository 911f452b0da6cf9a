'use client'

import { ArrowLeft, ArrowRight, List, ListTodo } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { applicationDocumentWords as words } from '@/src/content/admin/applicationDocument'
import { sittingWords } from '@/src/content/admin/sitting'
import { Link, useRouter } from '../frame/routing'
import { useKeys } from '../frame/useKeys'
import { useMomentPassed } from '../frame/useMomentPassed'
import styles from './Neighbours.module.css'

// Drawing others ahead at once would hold up the documents of what is on the screen.
const MOMENT_MS = 150

// By its name the keyboard finds the same step again in the application to which it has led.
const STEP_IDS = {
  previous: 'candidature-precedente',
  next: 'candidature-suivante',
  nextPending: 'prochaine-en-attente',
}

type Props = {
  /** Addresses; null where the list ends. */
  previous: string | null
  next: string | null
  nextPending: string | null
  /** How many wait in the list, this one aside. */
  pendingLeft: number
  /** The address of the list in which these are. */
  list: string
  /** Which one of them this is, from 1. */
  place: { position: number; total: number }
}

/** To the applications around this one, by click or with the arrows of the keyboard. */
export function Neighbours({ previous, next, nextPending, pendingLeft, list, place }: Props) {
  const isAhead = useMomentPassed(MOMENT_MS)
  const router = useRouter()
  const to = (address: string | null) => (address === null ? null : () => router.push(address))
  // Arrows are no letters: they are never part of a text that somebody dictates or types elsewhere.
  useKeys({ ArrowLeft: to(previous), ArrowRight: to(next) })

  return (
    <nav aria-label={words.navigation} className={styles.neighbours} title={words.arrows}>
      <Step
        address={previous}
        icon={ArrowLeft}
        id={STEP_IDS.previous}
        isAhead={false}
        words={words.previous}
      />
      <span className={styles.place}>{sittingWords.place(place.position, place.total)}</span>
      <Step
        address={next}
        icon={ArrowRight}
        id={STEP_IDS.next}
        isAhead={isAhead}
        words={words.next}
      />
      {nextPending === null ? (
        <Link className={styles.onward} href={list} prefetch={false}>
          <Icon icon={List} size={1.125} />
          {words.backToList}
        </Link>
      ) : (
        <Link
          className={styles.onward}
          href={nextPending}
          id={STEP_IDS.nextPending}
          prefetch={isAhead}
        >
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
  id: string
  isAhead: boolean
  words: { short: string; whole: string }
}

// Drawn whole in advance, so that the next one is there at once; it notes its reading only when shown.
function Step({ address, icon, id, isAhead, words: { short, whole } }: StepProps) {
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
      id={id}
      prefetch={isAhead}
      title={whole}
    >
      {picture}
      <span className={styles.short}>{short}</span>
    </Link>
  )
}
