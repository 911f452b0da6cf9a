'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { personWords as words } from '@/src/plugins/personal-data/words/admin/personData'
import { FoundPerson } from './FoundPerson'
import { LinkedAddresses } from './LinkedAddresses'
import { PassageText } from './PassageText'
import styles from './PersonDataSearch.module.css'
import { PersonRecordCounts } from './PersonRecordCounts'
import { type PersonErasureResult, usePersonData } from './usePersonData'

export function PersonDataSearch() {
  const { shown, find, erase, exportAddress } = usePersonData()
  const [typed, setTyped] = useState('')
  const problem = shown.step === 'asking' ? shown.problem : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void find(typed)
  }

  const open = (address: string) => {
    setTyped(address)
    void find(address)
  }

  return (
    <>
      <form className={styles.search} noValidate onSubmit={submit}>
        <label htmlFor="person-address">{words.address}</label>
        <div className={styles.line}>
          <input
            aria-describedby={problem ? 'person-problem' : undefined}
            aria-invalid={Boolean(problem)}
            autoComplete="off"
            id="person-address"
            onChange={({ target }) => setTyped(target.value)}
            type="email"
            value={typed}
          />
          <Button disabled={shown.step === 'finding'} margin={false} size="large" type="submit">
            {shown.step === 'finding' ? words.finding : words.find}
          </Button>
        </div>
        <p className={styles.problem} id="person-problem" role="alert">
          {problem}
        </p>
      </form>
      <div aria-live="polite">
        {shown.step === 'found' ? (
          <FoundPerson
            erase={(confirmed) => erase(shown.person, confirmed)}
            exportAddress={exportAddress}
            // A new search remounts the result, so that no passage of an earlier search stays ticked.
            key={shown.asked}
            open={open}
            person={shown.person}
          />
        ) : null}
        {shown.step === 'erased' ? <ErasedPersonReport erased={shown.erased} open={open} /> : null}
      </div>
    </>
  )
}

type ErasedPersonReportProps = { erased: PersonErasureResult; open: (address: string) => void }

function ErasedPersonReport({ erased, open }: ErasedPersonReportProps) {
  const { changed, counts, filesLeft, linked, replaced } = erased
  const isNothing = Object.values(counts).every((count) => count === 0)
  return (
    <section aria-labelledby="person-erased" className={styles.found}>
      <h3 id="person-erased">{isNothing ? words.erasedNothing : words.erasedTitle}</h3>
      {isNothing ? null : <PersonRecordCounts counts={counts} replaced={replaced} />}
      {filesLeft ? <p className={styles.problem}>{words.filesLeft}</p> : null}
      {changed.length > 0 ? (
        <>
          <h4 className={styles.changed}>{words.changedTitle}</h4>
          <p className={styles.note}>{words.changedExplanation}</p>
          <ul className={styles.passages}>
            {changed.map((passage) => (
              <li key={passage.mark}>
                <PassageText passage={passage} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <LinkedAddresses linked={linked} open={open} />
      <p className={styles.note}>{words.recorded}</p>
    </section>
  )
}
