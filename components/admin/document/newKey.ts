/** Names what is sent, so that it is kept once. `randomUUID` exists on secure addresses only. */
export function newKey() {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(parts, (part) => part.toString(36)).join('-')
}
