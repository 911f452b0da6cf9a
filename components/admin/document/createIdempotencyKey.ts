/** Idempotency key: the server stores a retried request once. `randomUUID` exists only in secure contexts (HTTPS). */
export function createIdempotencyKey() {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(parts, (part) => part.toString(36)).join('-')
}
