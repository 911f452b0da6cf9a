import { secondFactorWords } from '@/src/content/admin/security'
import { complaints, type Refusal } from '../users/useAccountRequest'

export type Asked<Answer> =
  | { ok: true; answer: Answer }
  | {
      ok: false
      message: string
      data?: { secondFactor?: string }
      /** What is wrong, by field. */
      errors: Partial<Record<string, string>>
    }

/** Asks the accounts' addresses. Who asks for something is told in words why it is refused. */
export async function askAccount<Answer>(
  path: string,
  sent?: Record<string, string>,
): Promise<Asked<Answer>> {
  const response = await fetch(`/api/users${path}`, {
    credentials: 'include',
    ...(sent && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    }),
  }).catch(() => null)
  if (response?.ok) return { ok: true, answer: await response.json() }
  const refusal: Refusal = (await response?.json().catch(() => null)) ?? null
  const { errors, message } = complaints(refusal)
  const [first] = Object.values<string>(errors)
  return {
    ok: false,
    errors,
    message: first ?? message ?? secondFactorWords.failed,
    data: refusal?.errors?.[0]?.data,
  }
}
