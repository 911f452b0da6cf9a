import { toast } from '@payloadcms/ui'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { selectionWords } from '@/src/content/admin/selections'

/** Milliseconds that a toast with an "undo" button or a link stays visible. */
const UNDO_TOAST_MS = 10_000

let latestUndo: (() => void) | null = null

/**
 * Shows a success toast with an "undo" button.
 * @param name id of the toast, so that `toast.dismiss` can remove it after the action was undone elsewhere
 */
export function showUndoToast(message: string, undo: () => void, name?: string) {
  const action = { label: selectionWords.undo, onClick: undo }
  const forget = () => {
    if (latestUndo === takeBack) latestUndo = null
  }
  const id = toast.success(message, {
    ...(name !== undefined && { id: name }),
    action,
    duration: UNDO_TOAST_MS,
    onAutoClose: forget,
    onDismiss: forget,
  })
  const takeBack = () => {
    toast.dismiss(id)
    undo()
  }
  latestUndo = takeBack
}

/** Undoes the latest action whose "undo" toast is still visible. */
export function undoLatest() {
  latestUndo?.()
}

/**
 * Shows a success toast with a link to the public page.
 * @param address URL of the public page; null if visitors cannot see it
 * @param id of an earlier toast about the same action, which this toast replaces
 */
export function showPublishedToast(message: string, address: string | null, id?: number | string) {
  toast.success(message, {
    ...(id !== undefined && { id }),
    action: address && (
      <a data-button href={address} rel="noreferrer" target="_blank">
        {rowActionLabels.viewOnSite}
      </a>
    ),
    duration: address ? UNDO_TOAST_MS : undefined,
  })
}
