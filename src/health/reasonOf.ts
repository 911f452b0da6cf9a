import { onOneLine } from '@/src/domain/mails/undelivered'

/** In the words of whoever failed: of what `fetch` throws the cause tells more than its message. */
export function reasonOf(err: unknown): string {
  if (!(err instanceof Error)) return onOneLine(String(err))
  if (err.cause instanceof Error) return reasonOf(err.cause)
  const code = 'code' in err && typeof err.code === 'string' ? err.code : ''
  return onOneLine(err.message || code || err.name)
}
