'use client'

import { Link } from '@payloadcms/ui'
import { passagePlaceLabel, personWords as words } from '@/src/content/admin/personData'
import type { ApplicationRecordKind, Passage, PassagePlace } from '@/src/domain/people/personRecord'
import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import { useDocumentAddress } from '../list/useDocumentAddress'
import styles from './PersonData.module.css'

const OWN_COLLECTIONS = {
  note: 'job-applications',
  answer: 'job-applications',
  reply: 'contact-messages',
  letter: 'job-applications',
  messageSubject: 'contact-messages',
  messageText: 'contact-messages',
  filterTitle: null,
  filterValue: null,
} as const satisfies Record<Exclude<PassagePlace, ApplicationRecordKind>, string | null>

const COLLECTIONS: Readonly<Record<string, string | null>> = {
  ...OWN_COLLECTIONS,
  ...Object.fromEntries(applicationRecordKinds.map((kind) => [kind, 'job-applications'])),
}

/** A name with the words around it, and where that stands. */
export function PassageText({ passage }: { passage: Passage }) {
  const { before, name, after } = passage
  const address = useAddress(passage)
  const label = passagePlaceLabel(passage)
  return (
    <>
      <p className={styles.where}>
        <span>{label}</span>
        {address ? (
          // In another tab: what is ticked here stays.
          <Link aria-label={`${words.openPassage} — ${label}`} href={address} target="_blank">
            {words.openPassage}
          </Link>
        ) : null}
      </p>
      <blockquote className={styles.quote}>
        <span>{before}</span>
        <mark>{name}</mark>
        <span>{after}</span>
      </blockquote>
    </>
  )
}

// A filter that somebody saved for himself has no page.
function useAddress({ place, document, isInTrash }: Passage): string | null {
  const collection = COLLECTIONS[place] ?? null
  const address = useDocumentAddress(collection ?? '', document, isInTrash)
  return collection && address
}
