import type { Payload } from 'payload'

/** The published members of the leadership team in the order that staff gave them. */
export async function findTeamMembers(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'team-members',
    overrideAccess: false,
    sort: '_order',
    limit: 24,
    pagination: false,
    depth: 1,
  })
  return docs.map(({ id, name, position, portrait }) => ({ id, name, position, portrait }))
}
