'use client'

import { Button } from '@payloadcms/ui'
import { TriangleAlert } from 'lucide'
import { type FormEvent, useId, useState, useTransition } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/Icon'
import { Modal } from '@/components/ui/Modal'
import { actionLabels } from '@/src/content/admin/rowActions'
import styles from './Dialog.module.css'
import { DialogField } from './DialogField'

type Props = {
  title: string
  /** What is asked, and of what. */
  children: Elements
  /** What follows from it. */
  meaning?: string
  label: string
  /** While it is being done. */
  doing: string
  /** Of what does not come back. */
  isFinal?: boolean
  /** What has to be typed first, and how that is asked for. */
  typed?: { word: string; label: string; differs: string }
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done. There for as long as it is drawn. */
export function ConfirmDialog(props: Props) {
  const { isFinal, onClose, onConfirm, typed } = props
  const headingId = useId()
  const [isDoing, startDoing] = useTransition()
  const [word, setWord] = useState('')
  const [isWrong, setWrong] = useState(false)

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form around, wherever this one stands in the page.
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
  const look = isFinal ? `${styles.dialog} ${styles.final}` : styles.dialog
  return (
    <Modal className={look} labelledBy={headingId} onClose={close}>
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
            {actionLabels.cancel}
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
