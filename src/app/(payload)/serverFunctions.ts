import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { getPayloadInstance } from '@/src/payload'
import { areServerFunctionArgumentsPermitted } from './serverFunctionArguments'

/**
 * The server functions of the admin. Folders and scheduled publishing are not used, so they are not
 * included.
 */
export const ALLOWED_SERVER_FUNCTIONS: ReadonlySet<string> = new Set([
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
 * Ends the call unless a staff user calls one of `ALLOWED_SERVER_FUNCTIONS` with permitted
 * arguments. Payload looks up the name in a plain object: `constructor` is found there too and
 * would return its arguments (headers, permissions, import map). Only some of its functions check
 * the user. The sign-in pages call none. @returns false for a form whose user is signed out: ending
 * the call would redirect to the sign-in page and lose the typed text
 */
export async function permitServerFunction(name: string, args: unknown): Promise<boolean> {
  const sent = new Headers(await headers())
  if (!ALLOWED_SERVER_FUNCTIONS.has(name) || isRequestFromAnotherSite(sent)) notFound()
  const payload = await getPayloadInstance()
  const { user } = await payload.auth({ headers: sent })
  if (!user && name === 'form-state') return false
  const isPermitted =
    user &&
    hasStaffRights(user) &&
    (await areServerFunctionArgumentsPermitted(payload, { args, user }))
  if (!isPermitted) notFound()
  return true
}
