/**
 * How the seed writes. It acts for the firm before anybody is there to sign in, so nobody's rights
 * are asked; and no page that its writes could make stale is kept yet. A new context each time: Payload
 * notes in it what it is about, and several pictures are stored at once.
 */
export const asTheFirm = () =>
  ({ overrideAccess: true, context: { disableRevalidate: true }, depth: 0 }) as const
