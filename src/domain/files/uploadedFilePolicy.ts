/**
 * The Content-Security-Policy of uploaded files that are opened directly: they may have inline
 * styles, but no scripts, requests, forms or embedded content. The policy is complete, because it
 * replaces the policy of the site.
 */
export const UPLOADED_FILE_CSP = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')
