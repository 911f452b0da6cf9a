'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import dialog from '@/components/admin/dialog/Dialog.module.css'
import { DialogField } from '@/components/admin/dialog/DialogField'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { Modal } from '@/components/ui/Modal'
import { formatDate } from '@/src/content/dates'
import { applicationLinkWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import styles from './LinkApplicationDialog.module.css'
import { useApplicationLinking } from './useApplicationLinking'

type Props = { application: number; linkedIds: number[]; onClose: () => void }

/** Dialog that searches for another application and links it to this one. */
export function LinkApplicationDialog({ application, linkedIds, onClose }: Props) {
  const headingId = useId()
  const [typed, setTyped] = useState('')
  const { isBusy, found, link, problem, search } = useApplicationLinking({
    application,
    linkedIds,
    onClose,
  })
  const timezone = useSiteTimezone()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble to the React parent, so the document form would be submitted too.
    event.stopPropagation()
    if (typed.trim() !== '') search(typed)
  }
  return (
    <Modal className={dialog.dialog} labelledBy={headingId} onClose={onClose}>
      <form className={dialog.panel} noValidate onSubmit={submit}>
        <h2 id={headingId}>{words.title}</h2>
        <p>{words.explanation}</p>
        <DialogField error={problem ?? undefined} label={words.search}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
              type="search"
              value={typed}
            />
          )}
        </DialogField>
        <div aria-live="polite" className={styles.found}>
          {found?.applications.length === 0 && <p>{words.none}</p>}
          <ul>
            {found?.applications.map((one) => (
              <li key={one.id}>
                <span>
                  <strong>{one.candidateName}</strong>
                  <span>{`${one.jobTitle}, ${formatDate(one.createdAt, timezone)}`}</span>
                  <span>{one.candidateEmail}</span>
                  {one.candidatePhone && <span>{one.candidatePhone}</span>}
                </span>
                <Button
                  aria-label={words.linkTo(one.candidateName, one.jobTitle)}
                  buttonStyle="secondary"
                  className={thumb.target}
                  disabled={isBusy}
                  margin={false}
                  onClick={() => link(one.id)}
                  size="medium"
                  type="button"
                >
                  {words.link}
                </Button>
              </li>
            ))}
          </ul>
          {found && !found.isWhole && <p>{words.more}</p>}
        </div>
        <div className={dialog.buttons}>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={onClose}
            size="large"
            type="button"
          >
            {words.close}
          </Button>
          <Button disabled={isBusy} margin={false} size="large" type="submit">
            {isBusy ? words.finding : words.find}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
