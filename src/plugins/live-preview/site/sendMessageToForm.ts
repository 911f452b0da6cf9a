import type { PreviewMessage } from '@/src/plugins/live-preview/rules/previewMessage'

/** Sends a message to the form around this frame, on the same origin. */
export function sendMessageToForm(message: PreviewMessage) {
  if (parent !== window) parent.postMessage(message, location.origin)
}
