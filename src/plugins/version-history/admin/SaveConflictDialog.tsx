'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import dialog from '@/components/admin/dialog/Dialog.module.css'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { Modal } from '@/components/ui/Modal'
import type { SaveConflict } from '@/src/plugins/version-history/rules/mergeSaves'
import {
  formatConflictValue,
  saveConflictWords as words,
} from '@/src/plugins/version-history/words/admin/saves'
import type { SaveRefusal } from './refusedSave'
import styles from './SaveConflictHandler.module.css'
import { splitAtDifference } from './splitAtDifference'
import { useSaveConflict } from './useSaveConflict'

type Props = { base: unknown; refusal: SaveRefusal; onAnswered: () => void }

/** For each field that two users changed, shows both values and lets the user choose one. */
export function SaveConflictDialog({ base, refusal, onAnswered }: Props) {
  const headingId = useId()
  const { shown, isBusy, choose, close } = useSaveConflict({ base, first: refusal, onAnswered })
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  if (!shown) return null

  const save = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the submit event to the document form that contains this dialog.
    event.stopPropagation()
    const mine = shown.conflicts.map(({ path }) => path).filter((path) => !theirs.has(path))
    if (!isBusy) choose(new Set(mine))
  }
  const take = (path: string, isTheirs: boolean) => {
    const others = [...theirs].filter((one) => one !== path)
    setTheirs(new Set(isTheirs ? [...others, path] : others))
  }
  return (
    <Modal
      className={`${dialog.dialog} ${styles.wide}`}
      labelledBy={headingId}
      onClose={() => !isBusy && close()}
    >
      <form className={dialog.panel} noValidate onSubmit={save}>
        <h2 id={headingId}>{shown.refusal.sentence}</h2>
        <p>{words.explained}</p>
        {shown.conflicts.map((conflict) => (
          <ConflictChoice
            conflict={conflict}
            isTheirs={theirs.has(conflict.path)}
            key={conflict.path}
            take={(isTheirs) => take(conflict.path, isTheirs)}
          />
        ))}
        <div className={dialog.buttons}>
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={close}
            size="large"
            type="button"
          >
            {words.cancel}
          </Button>
          <Button margin={false} size="large" type="submit">
            {isBusy ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

type ConflictChoiceProps = {
  conflict: SaveConflict
  isTheirs: boolean
  take: (isTheirs: boolean) => void
}

function ConflictChoice({ conflict, isTheirs, take }: ConflictChoiceProps) {
  const timezone = useSiteTimezone()
  const mine = formatConflictValue(conflict, conflict.mine, timezone)
  const stored = formatConflictValue(conflict, conflict.theirs, timezone)
  const marked = splitAtDifference(stored, mine)
  const texts = [
    { label: words.mine, parts: marked.after, isChosen: !isTheirs, isStored: false },
    { label: words.theirs, parts: marked.before, isChosen: isTheirs, isStored: true },
  ]
  return (
    <fieldset className={styles.choice}>
      <legend>{conflict.labels.join(' › ')}</legend>
      {texts.map(({ label, parts, isChosen, isStored }) => (
        <label className={styles.text} key={label}>
          <input
            checked={isChosen}
            name={conflict.path}
            onChange={() => take(isStored)}
            type="radio"
          />
          <span>
            <strong>{label}</strong>
            <span className={styles.said}>
              <span>{parts.start}</span>
              {parts.changed ? <mark>{parts.changed}</mark> : null}
              <span>{parts.end}</span>
              {parts.start + parts.changed + parts.end === '' ? <em>{words.empty}</em> : null}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
