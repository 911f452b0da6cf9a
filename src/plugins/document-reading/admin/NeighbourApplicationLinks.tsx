'use client'

import { ArrowLeft, ArrowRight, List, ListTodo } from 'lucide'
import { Link, useRouter } from '@/components/admin/frame/routing'
import { useHasTimeElapsed } from '@/components/admin/frame/useHasTimeElapsed'
import { Icon } from '@/components/ui/Icon'
import { useKeyboardShortcuts } from '@/src/plugins/document-reading/admin/useKeyboardShortcuts'
import { reviewQueueWords as words } from '@/src/plugins/document-reading/words/admin/reviewQueue'
import styles from './NeighbourApplicationLinks.module.css'

// The delay prevents that a prefetch slows down the documents of the application on screen.
const PREFETCH_DELAY_MS = 150

// After navigation, keyboard focus returns to the link with the same id on the next application.
const NEIGHBOUR_LINK_IDS = {
  previous: 'candidature-precedente',
  next: 'candidature-suivante',
  nextPending: 'prochaine-en-attente',
}

type Props = {
  /** URLs of the neighbours; null at the end of the list. */
  previous: string | null
  next: string | null
  nextPending: string | null
  /** Number of pending applications in the list, without this one. */
  pendingLeft: number
  /** URL of the list. */
  list: string
  /** Position of this application in the list, from 1. */
  place: { position: number; total: number }
}

/** Links to the previous, next and next pending application. The left and right arrow keys navigate too. */
export function NeighbourApplicationLinks({
  previous,
  next,
  nextPending,
  pendingLeft,
  list,
  place,
}: Props) {
  const isAhead = useHasTimeElapsed(PREFETCH_DELAY_MS)
  const router = useRouter()
  const navigateTo = (address: string | null) =>
    address === null ? null : () => router.push(address)
  // The arrow keys ignore the shortcut switch: unlike letters, they are never typed text.
  useKeyboardShortcuts({ ArrowLeft: navigateTo(previous), ArrowRight: navigateTo(next) })

  return (
    <nav aria-label={words.navigation} className={styles.neighbours} title={words.arrows}>
      <NeighbourLink
        address={previous}
        icon={ArrowLeft}
        id={NEIGHBOUR_LINK_IDS.previous}
        isAhead={false}
        words={words.previous}
      />
      <span className={styles.place}>{words.place(place.position, place.total)}</span>
      <NeighbourLink
        address={next}
        icon={ArrowRight}
        id={NEIGHBOUR_LINK_IDS.next}
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
          id={NEIGHBOUR_LINK_IDS.nextPending}
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

type NeighbourLinkProps = {
  address: string | null
  icon: typeof ArrowLeft
  id: string
  isAhead: boolean
  words: { short: string; whole: string }
}

// The link prefetches the whole page; the reading is recorded only when it is shown.
function NeighbourLink({
  address,
  icon,
  id,
  isAhead,
  words: { short, whole },
}: NeighbourLinkProps) {
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
