/**
 * Result of the last rendering; `elsewhere` when the user points at something that is not in this
 * form.
 */
export const PREVIEW_RENDERING_RESULTS = [
  'rendered',
  'failed',
  'refused',
  'unknown',
  'elsewhere',
] as const
export type PreviewRenderingResult = (typeof PREVIEW_RENDERING_RESULTS)[number]

/** Messages between a form and the preview frame beside it. */
export type PreviewMessage =
  | { preview: 'ready' }
  | { preview: 'typed'; typed: Record<string, unknown> }
  | { preview: 'state'; state: PreviewRenderingResult }
  | { preview: 'place'; path: string }

/** Parses a message from another window; null for any other message. */
export function parsePreviewMessage(message: unknown): PreviewMessage | null {
  if (typeof message !== 'object' || message === null || !('preview' in message)) return null
  if (message.preview === 'ready') return { preview: 'ready' }
  if ('path' in message && typeof message.path === 'string')
    return { preview: 'place', path: message.path }
  if ('typed' in message && isRecord(message.typed))
    return { preview: 'typed', typed: message.typed }
  const state = 'state' in message && PREVIEW_RENDERING_RESULTS.find((one) => one === message.state)
  return state ? { preview: 'state', state } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
