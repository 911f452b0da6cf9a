'use client'

import { Button } from '@payloadcms/ui'
import { TriangleAlert } from 'lucide'
import { type FormEvent, useId, useState, useTransition } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Icon } from '@/components/ui/Icon'
import { Modal } from '@/components/ui/Modal'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import styles from './Dialog.module.css'
import { DialogField } from './DialogField'

type Props = {
  title: string
  /** The question, with the name of the record concerned. */
  children: ChildrenWithoutText
  /** Consequence of the action. */
  meaning?: string
  label: string
  /** Label of the button while the action runs. */
  doing: string
  /** Whether the action is irreversible. */
  isFinal?: boolean
  /** Word that the user must type before confirming, the label of the field, and the error for a different word. */
  typed?: { word: string; label: string; differs: string }
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation before an action. The dialog is open while it is mounted. */
export function ConfirmDialog(props: Props) {
  const { isFinal, onClose, onConfirm, typed } = props
  const headingId = useId()
  const [isDoing, startDoing] = useTransition()
  const [word, setWord] = useState('')
  const [isWrong, setWrong] = useState(false)

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through the component tree, so the form around the dialog would also be submitted.
    event.stopPropagation()
    if (isDoing) return
    if (typed && word.trim() !== typed.word) return setWrong(true)
    startDoing(async () => {
      await onConfirm()
      onClose()
    })
  }
  const close = () => {
    if (!isDoing) onClose()
  }
  const className = isFinal ? `${styles.dialog} ${styles.final}` : styles.dialog
  return (
    <Modal className={className} labelledBy={headingId} onClose={close}>
      <form className={styles.panel} noValidate onSubmit={confirm}>
        <h2 id={headingId}>
          {isFinal && <Icon icon={TriangleAlert} size={1.5} />}
          <span>{props.title}</span>
        </h2>
        {props.children}
        {props.meaning && <p className={styles.meaning}>{props.meaning}</p>}
        {typed && (
          <DialogField error={isWrong ? typed.differs : undefined} label={typed.label}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                inputMode="numeric"
                onChange={({ target }) => setWord(target.value)}
                value={word}
              />
            )}
          </DialogField>
        )}
        <div className={styles.buttons}>
          <Button
            buttonStyle="secondary"
            disabled={isDoing}
            margin={false}
            onClick={close}
            size="large"
            type="button"
          >
            {rowActionLabels.cancel}
          </Button>
          <Button
            className={isFinal ? styles.finalButton : undefined}
            margin={false}
            size="large"
            type="submit"
          >
            {isDoing ? props.doing : props.label}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
