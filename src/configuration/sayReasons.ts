/**
 * Says with a refusal which fields it is about, or what stands in its way. Payload does so for errors of its own
 * classes only, which stand in the built server twice: of the other ones it keeps the sentence alone.
 */
export function sayReasons({ error }: { error: Error }) {
  const isTold = 'isPublic' in error && error.isPublic === true
  if (!isTold || !('data' in error) || !error.data) return undefined
  const { name, data, message } = error
  return { response: { errors: [{ name, data: Object(data), message }] } }
}
