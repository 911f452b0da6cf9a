/**
 * Key prefix of demo visitors. Browsers cannot send it, so that no real visit is removed with the
 * demo visits.
 */
export const DEMO_VISITOR_PREFIX = 'demo-'
