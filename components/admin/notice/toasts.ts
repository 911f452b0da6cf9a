import { toast } from '@payloadcms/ui'
import { isValidElement } from 'react'

/** The toasts without a button. A toast with a button, such as "undo", stays until it times out. */
const findToastsWithoutAction = () =>
  toast.getToasts().filter((shownToast) => !('action' in shownToast))

/** Dismisses the toasts of an earlier attempt, before a new attempt shows its own. */
export function dismissToastsWithoutAction() {
  for (const { id } of findToastsWithoutAction()) toast.dismiss(id)
}

const findLatestToastWithoutAction = () => findToastsWithoutAction().at(-1)

/** Whether the latest toast of Payload lists invalid fields, not only a failed request. */
export function hasInvalidFieldsToast(): boolean {
  const shown = findLatestToastWithoutAction()
  return shown !== undefined && 'title' in shown && isValidElement(shown.title)
}

/** Replaces the latest toast of Payload by an error toast. `withReason` shows the text of Payload below it. */
export function replaceWithErrorToast(sentence: string, { withReason }: { withReason: boolean }) {
  const shownToast = findLatestToastWithoutAction()
  const reason = withReason && shownToast && 'title' in shownToast ? shownToast.title : undefined
  toast.error(sentence, { ...(shownToast && { id: shownToast.id }), description: reason })
}
