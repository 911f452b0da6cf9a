import type { Payload } from 'payload'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/** The published members of the leadership team, in staff's order. */
export async function findTeamMembers(payload: Payload, reader: Reader) {
  const pages = await findWritten(payload, reader, {
    collection: 'team-members',
    depth: 1,
    most: 24,
  })
  return pages.map(({ id, name, position, portrait }) => ({ id, name, position, portrait }))
}
