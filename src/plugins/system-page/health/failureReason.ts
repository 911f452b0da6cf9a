import { shortenToOneLine } from '@/src/domain/mails/deliveryFailures'

/** Returns the cause of an error on one line, which for `fetch` explains more than the message. */
export function failureReason(err: unknown): string {
  if (!(err instanceof Error)) return shortenToOneLine(String(err))
  if (err.cause instanceof Error) return failureReason(err.cause)
  const code = 'code' in err && typeof err.code === 'string' ? err.code : ''
  return shortenToOneLine(err.message || code || err.name)
}
