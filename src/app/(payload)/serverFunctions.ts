import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { isStaff } from '@/src/domain/roles'
import { payloadInstance } from '@/src/payload'

/** What the admin asks of the server besides REST. */
export const SERVER_FUNCTIONS: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * Ends the call unless staff ask for one of these. Payload looks the name up in a plain object, where
 * `constructor` is found too and answers with all that it is given: headers, rights, import map. And
 * only some of its functions ask who calls. The sign-in pages call none.
 */
export async function permitServerFunction(name: string): Promise<void> {
  if (!SERVER_FUNCTIONS.has(name) || !(await isCalledByStaff())) notFound()
}

async function isCalledByStaff(): Promise<boolean> {
  const sent = new Headers(await headers())
  if (isFromAnotherSite(sent)) return false
  const { user } = await (await payloadInstance()).auth({ headers: sent })
  return isStaff(user)
}
