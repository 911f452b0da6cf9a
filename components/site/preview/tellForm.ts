import type { PreviewMessage } from '@/src/domain/preview/previewMessage'

/** Tells the form around this frame, which is a page of ours. */
export function tellForm(message: PreviewMessage) {
  if (parent !== window) parent.postMessage(message, location.origin)
}
