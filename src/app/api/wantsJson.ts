/** Our script asks for JSON; a form sent without it gets pages. */
export function wantsJson(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false
}
