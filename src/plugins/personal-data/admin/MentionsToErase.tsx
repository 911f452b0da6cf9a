'use client'

import type { PersonSummary } from '@/src/plugins/personal-data/rules/personRecord'
import {
  passagePlaceLabel,
  personWords as words,
} from '@/src/plugins/personal-data/words/admin/personData'
import { PassageText } from './PassageText'
import styles from './PersonDataSearch.module.css'

type Props = {
  person: PersonSummary
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
}

/** Passages in which other people wrote the name. Only ticked ones are replaced: the name may mean someone else. */
export function MentionsToErase({ person, ticked, onChange }: Props) {
  const { passages, hasMorePassages, sharedNames } = person
  if (passages.length === 0 && !hasMorePassages)
    return <p className={styles.note}>{words.noPassages}</p>

  const toggle = (mark: string, isTicked: boolean) => {
    const others = [...ticked].filter((other) => other !== mark)
    onChange(new Set(isTicked ? [...others, mark] : others))
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{words.passagesTitle}</legend>
      <p className={styles.note}>{words.passagesExplanation}</p>
      {sharedNames.length > 0 ? (
        <p className={styles.note}>{words.sharedNames(sharedNames)}</p>
      ) : null}
      {hasMorePassages ? <p className={styles.note}>{words.morePassages}</p> : null}
      <ul className={styles.passages}>
        {passages.map((passage) => (
          <li key={passage.mark}>
            <PassageText passage={passage} />
            <label className={styles.tick}>
              <input
                aria-label={`${words.replaceHere} — ${passagePlaceLabel(passage)}`}
                checked={ticked.has(passage.mark)}
                onChange={({ target }) => toggle(passage.mark, target.checked)}
                type="checkbox"
              />
              {words.replaceHere}
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={styles.count}>
        {words.ticked(ticked.size, passages.length)}
      </p>
    </fieldset>
  )
}
