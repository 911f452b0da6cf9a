/**
 * Makes the options for the writes of the seed. They skip access rules, because no user exists yet,
 * and cache invalidation, because no page is cached yet. Each write gets a new context object:
 * Payload stores its state in it, and several images are stored in parallel.
 */
export const createSeedOptions = () =>
  ({ overrideAccess: true, context: { disableRevalidate: true }, depth: 0 }) as const
