import type { AfterErrorHookArgs } from 'payload'

/**
 * Says with a refusal which fields it is about, or what stands in its way. Payload does so for errors of its own
 * classes only, which stand in the built server twice: of the other ones it keeps the sentence alone.
 */
export function sayReasons({ error, result }: Pick<AfterErrorHookArgs, 'error' | 'result'>) {
  // What the collection has said of it in words of its own stays.
  const [said] = result?.errors ?? []
  const isShort = said?.message === error.message && !said.data
  if (!isShort || !('data' in error) || !error.data) return undefined
  const { name, data, message } = error
  return { response: { errors: [{ name, data: Object(data), message }] } }
}
