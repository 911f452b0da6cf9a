import { accessRequestWords as words } from '@/src/content/admin/accessRequest'

/** @returns null once it is sent, or what is wrong, by field; `form` for the whole. */
export async function sendAccessRequest(
  typed: Record<string, string>,
): Promise<Record<string, string> | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  const headers = { Accept: 'application/json' }
  const response = await fetch('/api/demandes-acces', { method: 'POST', headers, body }).catch(
    () => null,
  )
  if (response?.ok) return null
  const answer: { errors?: Record<string, string> } | null = await response
    ?.json()
    .catch(() => null)
  return answer?.errors ?? { form: words.failed }
}
