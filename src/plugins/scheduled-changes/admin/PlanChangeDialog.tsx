'use client'

import { Button, toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState, useTransition } from 'react'
import dialog from '@/components/admin/dialog/Dialog.module.css'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { Modal } from '@/components/ui/Modal'
import { siteTimezoneLabels } from '@/src/content/siteTimezoneLabels'
import { wallTimeOf } from '@/src/domain/text/wallClock'
import type { PlannedChangeKind } from '@/src/plugins/scheduled-changes/rules/plannedChange'
import {
  planErrors,
  plannedChangeWords as words,
} from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import styles from './Planned.module.css'
import type { PlanOutcome } from './usePlannedChanges'

/** Milliseconds that the warning toast stays visible; its text is long. */
const WARNING_TOAST_MS = 15_000

type Props = {
  /** The kinds of changes; the first one is selected when the dialog opens. */
  kinds: readonly PlannedChangeKind[]
  plan: (kind: PlannedChangeKind, at: string) => Promise<PlanOutcome>
  onClose: () => void
}

/** Dialog to plan a change of the page: the kind of change, its date and time. */
export function PlanChangeDialog({ kinds, plan, onClose }: Props) {
  const headingId = useId()
  const timezone = useSiteTimezone()
  const [kind, setKind] = useState<PlannedChangeKind>(kinds[0] ?? 'publish')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPlanning, startPlanning] = useTransition()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit event to the document form that contains this dialog.
    event.stopPropagation()
    const at = new FormData(event.currentTarget).get('at')
    if (typeof at !== 'string' || at === '') return setProblem(planErrors.badInput)
    startPlanning(async () => {
      const outcome = await plan(kind, at)
      setProblem(outcome.problem)
      if (outcome.problem !== null) return
      if (outcome.warning) toast.warning(outcome.warning, { duration: WARNING_TOAST_MS })
      else toast.success(words.planned)
      onClose()
    })
  }
  return (
    <Modal className={dialog.dialog} labelledBy={headingId} onClose={onClose}>
      <form className={dialog.panel} noValidate onSubmit={submit}>
        <h2 id={headingId}>{words.title}</h2>
        {kinds.length > 1 && (
          <fieldset className={styles.kinds}>
            <legend>{words.what}</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input
                  checked={kind === one}
                  name="kind"
                  onChange={() => setKind(one)}
                  type="radio"
                  value={one}
                />
                <span>{words.kinds[one]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <p>{words.explained[kind]}</p>
        <DialogField
          error={problem ?? undefined}
          help={words.clocks(siteTimezoneLabels[timezone])}
          label={words.when}
        >
          {(control) => (
            <input
              {...control}
              min={wallTimeOf(new Date().toISOString(), timezone)}
              name="at"
              type="datetime-local"
            />
          )}
        </DialogField>
        <div className={dialog.buttons}>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={onClose}
            size="large"
            type="button"
          >
            {words.cancel}
          </Button>
          <Button disabled={isPlanning} margin={false} size="large" type="submit">
            {isPlanning ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
