/**
 * The content policy of what strangers or the staff brought in, opened by itself: it may have its own
 * styles, and neither run, load, send nor embed anything. Whole, because a policy of one's own stands alone.
 */
export const UNTRUSTED_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')
