import type { PreviewMessage } from '@/src/domain/preview/previewMessage'

/** Sends a message to the form around this frame, on the same origin. */
export function sendToForm(message: PreviewMessage) {
  if (parent !== window) parent.postMessage(message, location.origin)
}
