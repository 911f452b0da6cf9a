/**
 * Whether this is an error of Payload's by that name. Its classes stand in the built server twice, once for the
 * pages and once for the routes: what `instanceof` says depends on which of them was asked first.
 */
export const isPayloadError = (err: unknown, name: 'Forbidden' | 'QueryError') =>
  err instanceof Error && err.name === name
