export type GradedResponse = {
  status: number
  headers: Headers
  isPrivate: boolean
  isSecure: boolean
}

const REQUIRED_HEADERS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'self'/,
}
// All scripts must be listed by hash, or the page has an opaque origin.
const OWN_FORM_ACTION = /form-action '(self|none)'|sandbox (?!.*allow-forms)/
const LAX_SCRIPT_POLICY = /script-src[^;]*('unsafe-eval'|\*|https?:|data:)/

/** The problems of the headers of a response, in words. */
export function gradeHeaders({ headers, isPrivate, isSecure }: GradedResponse): string[] {
  const faults = Object.entries(REQUIRED_HEADERS)
    .filter(([name, form]) => !form.test(headers.get(name) ?? ''))
    .map(([name]) => `${name}: ${headers.get(name)}`)
  const policy = headers.get('content-security-policy') ?? ''
  if (LAX_SCRIPT_POLICY.test(policy)) faults.push(`lax: ${policy}`)
  if (isHtmlPage(headers) && !/base-uri 'none'/.test(policy)) faults.push(`bases: ${policy}`)
  if (isHtmlPage(headers) && !OWN_FORM_ACTION.test(policy)) faults.push(`forms: ${policy}`)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    if (headers.has(name)) faults.push(`${name}: ${headers.get(name)}`)
  }
  const kept = headers.get('cache-control') ?? ''
  if (isPrivate && !/no-store/.test(kept)) faults.push(`kept: ${kept}`)
  const isStrict = /max-age=\d{8}/.test(headers.get('strict-transport-security') ?? '')
  if (isSecure !== isStrict) faults.push('strict-transport-security')
  return faults
}

const isHtmlPage = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/html') ?? false
