import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { User } from '@/payload-types'

// Prefix of a password hash in Payload's format.
const HASH_PREFIX = 'pbkdf2-sha256-v1:'
const HASH_ITERATIONS = 600_000
const KEY_BYTES = 32

export function hashPasswordLikePayload(password: string, salt: string) {
  return promisify(pbkdf2)(password, salt, HASH_ITERATIONS, KEY_BYTES, 'sha256')
}

type StoredPasswordHash = Pick<User, 'hash' | 'salt'>

export async function isCorrectPassword(
  { hash, salt }: StoredPasswordHash,
  password: string,
): Promise<boolean> {
  if (!hash?.startsWith(HASH_PREFIX) || !salt) return false
  const stored = Buffer.from(hash.slice(HASH_PREFIX.length), 'hex')
  const computed = await hashPasswordLikePayload(password, salt)
  return computed.length === stored.length && timingSafeEqual(computed, stored)
}
