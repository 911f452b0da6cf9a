'use client'

import { Button, useConfig, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type {
  PersonRecordKind,
  PersonSummary,
} from '@/src/plugins/personal-data/rules/personRecord'
import { personRecordLinks } from '@/src/plugins/personal-data/rules/personRecordLinks'
import {
  hiddenRecordSentences,
  personWords as words,
} from '@/src/plugins/personal-data/words/admin/personData'
import { ERASURE_DIALOG_SLUG, ErasureDialog } from './ErasureDialog'
import { LinkedAddresses } from './LinkedAddresses'
import { MentionsToErase } from './MentionsToErase'
import styles from './PersonDataSearch.module.css'
import { PersonRecordCounts } from './PersonRecordCounts'
import type { ErasureConfirmation } from './usePersonData'

type Props = {
  person: PersonSummary
  exportAddress: string
  erase: (confirmed: ErasureConfirmation) => Promise<string | null>
  /** Shows the records stored under another e-mail address. */
  open: (address: string) => void
}

export function FoundPerson({ person, exportAddress, erase, open }: Props) {
  const { config } = useConfig()
  const { openModal } = useModal()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { address, counts, hasAccount, names, sealed } = person
  const chosen = person.passages.filter(({ mark }) => ticked.has(mark))
  const linksOf = (kind: PersonRecordKind) => personRecordLinks(kind, person, config.routes.admin)
  const isKnown = Object.values(counts).some((count) => count > 0)
  return (
    <section aria-labelledby="person-found" className={styles.found}>
      <h3 id="person-found">{words.foundFor(address)}</h3>
      {names.length > 0 ? <p>{words.knownAs(names)}</p> : null}
      {isKnown ? <PersonRecordCounts counts={counts} linksOf={linksOf} /> : <p>{words.nothing}</p>}
      {hasAccount ? <p className={styles.problem}>{words.hasAccount}</p> : null}
      {hiddenRecordSentences(person.hidden).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sealed.until ? <p>{words.sealedStay(sealed.until)}</p> : null}
      {sealed.until && !sealed.isReadable ? <p>{words.sealedHidden}</p> : null}
      <LinkedAddresses linked={person.linked} open={open} />
      <p className={styles.note}>{words.statistics}</p>
      {isKnown && !hasAccount ? (
        <MentionsToErase onChange={setTicked} person={person} ticked={ticked} />
      ) : null}
      {isKnown ? (
        <div className={styles.actions}>
          <form action={exportAddress} method="post">
            <input name="address" type="hidden" value={address} />
            <Button buttonStyle="secondary" margin={false} size="large" type="submit">
              {words.exportAll}
            </Button>
          </form>
          <Button
            buttonStyle="secondary"
            className={styles.danger}
            disabled={hasAccount}
            margin={false}
            onClick={() => openModal(ERASURE_DIALOG_SLUG)}
            size="large"
          >
            {words.erase}
          </Button>
        </div>
      ) : null}
      <ErasureDialog
        address={address}
        erase={(confirmation, erasesSealedRecords) =>
          erase({ confirmation, passages: chosen, erasesSealedRecords })
        }
        passages={person.passages.length > 0 ? chosen.length : null}
        sealed={sealed}
      />
    </section>
  )
}
