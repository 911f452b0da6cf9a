import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { isStaff } from '@/src/domain/accounts/roles'
import { payloadInstance } from '@/src/payload'
import { areArgumentsPermitted } from './permitArguments'

/** What the admin asks of the server besides REST; folders and publishing by date are not among it. */
export const SERVER_FUNCTIONS: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

/**
 * Ends the call unless staff ask for one of these, about what they may see. Payload looks the name up in
 * a plain object, where `constructor` is found too and answers with all that it is given: headers, rights,
 * import map. And only some of its functions ask who calls. The sign-in pages call none.
 * @returns false for a form whose writer is signed in no more: ended, the call would take them to the sign-in
 *   page, and with them what they have typed
 */
export async function permitServerFunction(name: string, args: unknown): Promise<boolean> {
  const sent = new Headers(await headers())
  if (!SERVER_FUNCTIONS.has(name) || isFromAnotherSite(sent)) notFound()
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: sent })
  if (!user && name === 'form-state') return false
  const isPermitted =
    user && isStaff(user) && (await areArgumentsPermitted(payload, { args, user }))
  if (!isPermitted) notFound()
  return true
}
