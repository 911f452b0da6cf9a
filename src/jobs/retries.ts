const FIRST_RETRY_DELAY_MS = 30_000

/**
 * Ten retries after 30 s, 1 min, 2 min … cover more than 8 hours, such as a mail server that is
 * down at night.
 */
export const LONG_OUTAGE_RETRIES = {
  attempts: 10,
  backoff: { type: 'exponential', delay: FIRST_RETRY_DELAY_MS },
} as const
