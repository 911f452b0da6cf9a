'use client'

import { Link } from '@payloadcms/ui'
import { useDocumentUrl } from '@/components/admin/list/useDocumentUrl'
import type { ApplicationRecordKind } from '@/src/plugins/applicationRecordKinds'
import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import type {
  NamedPersonPassage,
  PassagePlace,
} from '@/src/plugins/personal-data/rules/personRecord'
import {
  passagePlaceLabel,
  personWords as words,
} from '@/src/plugins/personal-data/words/admin/personData'
import styles from './PersonDataSearch.module.css'

const COLLECTION_BY_CORE_PASSAGE_PLACE = {
  note: 'job-applications',
  answer: 'job-applications',
  reply: 'contact-messages',
  letter: 'job-applications',
  messageSubject: 'contact-messages',
  messageText: 'contact-messages',
  filterTitle: null,
  filterValue: null,
} as const satisfies Record<Exclude<PassagePlace, ApplicationRecordKind>, string | null>

const COLLECTION_BY_ANY_PASSAGE_PLACE: Readonly<Record<string, string | null>> = {
  ...COLLECTION_BY_CORE_PASSAGE_PLACE,
  ...Object.fromEntries(applicationRecordKinds.map((kind) => [kind, 'job-applications'])),
}

/** A name with the text around it, and a link to the record that contains it. */
export function PassageText({ passage }: { passage: NamedPersonPassage }) {
  const { before, name, after } = passage
  const address = usePassageUrl(passage)
  const label = passagePlaceLabel(passage)
  return (
    <>
      <p className={styles.where}>
        <span>{label}</span>
        {address ? (
          // The link opens a new tab, so that the ticked passages of this page are not lost.
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

// Returns the URL of a passage; null for a saved filter, which is personal and has no page.
function usePassageUrl({ place, document, isInTrash }: NamedPersonPassage): string | null {
  const collection = COLLECTION_BY_ANY_PASSAGE_PLACE[place] ?? null
  const address = useDocumentUrl(collection ?? '', document, isInTrash)
  return collection && address
}
