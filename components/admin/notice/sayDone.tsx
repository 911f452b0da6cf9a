import { toast } from '@payloadcms/ui'
import { actionLabels } from '@/src/content/admin/rowActions'
import { selectionWords } from '@/src/content/admin/selections'

/** Long enough to see what one has done, and to think again. */
const UNDO_MS = 10_000

let undoLatest: (() => void) | null = null

/**
 * Says that it is done, and how to take it back.
 * @param name by which `toast.dismiss` takes it away once it was taken back elsewhere
 */
export function sayUndoable(said: string, undo: () => void, name?: string) {
  const action = { label: selectionWords.undo, onClick: undo }
  const forget = () => {
    if (undoLatest === takeBack) undoLatest = null
  }
  const id = toast.success(said, {
    ...(name !== undefined && { id: name }),
    action,
    duration: UNDO_MS,
    onAutoClose: forget,
    onDismiss: forget,
  })
  const takeBack = () => {
    toast.dismiss(id)
    undo()
  }
  undoLatest = takeBack
}

/** Takes back what was said last to be done, while that still stands there. */
export function takeLatestBack() {
  undoLatest?.()
}

/**
 * Says that it is done, and leads to where visitors see it.
 * @param address null where they do not
 * @param id of what was said of it already, which this takes the place of
 */
export function sayPublished(said: string, address: string | null, id?: number | string) {
  toast.success(said, {
    ...(id !== undefined && { id }),
    action: address && (
      <a data-button href={address} rel="noreferrer" target="_blank">
        {actionLabels.viewOnSite}
      </a>
    ),
    duration: address ? UNDO_MS : undefined,
  })
}
