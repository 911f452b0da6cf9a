/**
 * Result of the last rendering; `elsewhere` when the user points at something that is not in this
 * form.
 */
export const PREVIEW_STATES = ['drawn', 'failed', 'refused', 'unknown', 'elsewhere'] as const
export type PreviewState = (typeof PREVIEW_STATES)[number]

/** Messages between a form and the preview frame beside it. */
export type PreviewMessage =
  | { preview: 'ready' }
  | { preview: 'typed'; typed: Record<string, unknown> }
  | { preview: 'state'; state: PreviewState }
  | { preview: 'place'; path: string }

/** Parses a message from another window; null for any other message. */
export function readPreviewMessage(said: unknown): PreviewMessage | null {
  if (typeof said !== 'object' || said === null || !('preview' in said)) return null
  if (said.preview === 'ready') return { preview: 'ready' }
  if ('path' in said && typeof said.path === 'string') return { preview: 'place', path: said.path }
  if ('typed' in said && isRecord(said.typed)) return { preview: 'typed', typed: said.typed }
  const state = 'state' in said && PREVIEW_STATES.find((one) => one === said.state)
  return state ? { preview: 'state', state } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
