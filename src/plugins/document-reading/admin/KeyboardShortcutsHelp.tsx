'use client'

import { Button } from '@payloadcms/ui'
import { Keyboard } from 'lucide'
import { useId, useState } from 'react'
import dialog from '@/components/admin/dialog/Dialog.module.css'
import { useStoredSwitch } from '@/components/admin/frame/useStoredSwitch'
import { undoLatest } from '@/components/admin/notice/showSuccess'
import { Icon } from '@/components/ui/Icon'
import { Modal } from '@/components/ui/Modal'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { useKeyboardShortcuts } from '@/src/plugins/document-reading/admin/useKeyboardShortcuts'
import { reviewQueueWords } from '@/src/plugins/document-reading/words/admin/reviewQueue'
import styles from './ReviewTools.module.css'
import { SHORTCUTS_STORAGE_KEY } from './reviewSession'

const shortcutWords = reviewQueueWords.shortcuts

const SHORTCUT_DESCRIPTIONS = [
  ['←', shortcutWords.previous],
  ['→', shortcutWords.next],
  ...APPLICATION_STATUSES.map((status, place) => [
    String(place + 1),
    shortcutWords.decide(applicationStatusLabels[status]),
  ]),
  ['z', shortcutWords.undo],
  ['n', shortcutWords.note],
  // The keys of the browser's own search, which finds text on every rendered page of the documents.
  ['Ctrl F, ⌘ F', shortcutWords.find],
  ['?', shortcutWords.help],
] as const

/**
 * Dialog that lists the keyboard shortcuts, opened with « ? ». Its checkbox turns all of them off except the
 * arrow keys.
 */
export function KeyboardShortcutsHelp({ noteField }: { noteField: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isEnabled, setEnabled] = useStoredSwitch(SHORTCUTS_STORAGE_KEY, true)
  const writeNote = () => document.getElementById(noteField)?.focus()
  const open = () => setOpen(true)
  useKeyboardShortcuts(isEnabled ? { '?': open, n: writeNote, z: undoLatest } : {})

  return (
    <>
      <button
        aria-label={shortcutWords.open}
        className={styles.tool}
        data-for-keyboards
        onClick={open}
        title={reviewQueueWords.withKey(shortcutWords.open, '?')}
        type="button"
      >
        <Icon icon={Keyboard} size={1.25} />
      </button>
      {isOpen && (
        <ShortcutsDialog
          isEnabled={isEnabled}
          onClose={() => setOpen(false)}
          setEnabled={setEnabled}
        />
      )}
    </>
  )
}

type ShortcutsDialogProps = {
  isEnabled: boolean
  setEnabled: (isEnabled: boolean) => void
  onClose: () => void
}

function ShortcutsDialog({ isEnabled, setEnabled, onClose }: ShortcutsDialogProps) {
  const headingId = useId()
  const hintId = useId()
  return (
    <Modal className={dialog.dialog} labelledBy={headingId} onClose={onClose}>
      <div className={dialog.panel}>
        <h2 id={headingId}>{shortcutWords.open}</h2>
        <table className={styles.keys}>
          <thead>
            <tr>
              <th scope="col">{shortcutWords.key}</th>
              <th scope="col">{shortcutWords.does}</th>
            </tr>
          </thead>
          <tbody>
            {SHORTCUT_DESCRIPTIONS.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <label className={styles.use}>
          <input
            aria-describedby={hintId}
            checked={isEnabled}
            onChange={({ target }) => setEnabled(target.checked)}
            type="checkbox"
          />
          {shortcutWords.use}
        </label>
        <p id={hintId}>{shortcutWords.useHint}</p>
        <div className={dialog.buttons}>
          <Button buttonStyle="secondary" margin={false} onClick={onClose} size="large">
            {shortcutWords.close}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
