import { discardBody, type Failure, request } from '@/components/admin/request/request'
import { accessRequestWords as words } from '@/src/plugins/account-tools/words/admin/accessRequest'

/** @returns null after a success, or the error sentences by field; `form` is about the whole form */
export async function sendAccessRequest(
  typed: Record<string, string>,
): Promise<Failure['fields'] | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  const headers = { Accept: 'application/json' }
  const reply = await request('/api/demandes-acces', { method: 'POST', headers, body }, discardBody)
  if (reply.ok) return null
  return Object.keys(reply.fields).length > 0 ? reply.fields : { form: words.failed }
}
