import type { Payload } from 'payload'
import { ROLES, type UserStatus } from '@/src/domain/accounts/userAccount'
import { aUser } from './records'
import { restClient, signInForCookie } from './restClient'

/** Every kind of user; the last three still have the session of an active user. */
export const PEOPLE = ['visitor', ...ROLES, 'inactive', 'invited'] as const
export type Person = (typeof PEOPLE)[number]

/** A REST client for each of them, signed in where possible. */
export async function signInPeople(payload: Payload) {
  const clients = await Promise.all(PEOPLE.map((person) => createClientOf(payload, person)))
  return new Map(PEOPLE.map((person, index) => [person, clients[index] ?? restClient()]))
}

async function createClientOf(payload: Payload, person: Person) {
  if (person === 'visitor') return restClient()
  const withoutAccess = person === 'inactive' || person === 'invited'
  const { id, email } = await aUser(payload, { role: withoutAccess ? 'super-admin' : person })
  const cookie = await signInForCookie(email)
  if (withoutAccess) await setStatusOnly(payload, id, person)
  return restClient(cookie)
}

// Directly in the database, so that the session stays: the status alone must deny access.
function setStatusOnly(payload: Payload, id: number, status: UserStatus) {
  return payload.db.pool.query('UPDATE users SET status = $1 WHERE id = $2', [status, id])
}
