import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { inTransaction } from '@/src/database/inTransaction'

type Creation = { user: TypedUser; headers: Headers; name: string }

/**
 * Makes a token with which the statistics can be read until it is revoked.
 * @returns the token itself, of which only its hash is stored
 */
export function createStatisticsToken(
  payload: Payload,
  { user, headers, name }: Creation,
): Promise<string> {
  const token = `stat_${randomBytes(32).toString('base64url')}`
  return inTransaction(payload, { user, headers }, async (req) => {
    const { id } = await payload.create({
      collection: 'statistics-tokens',
      data: { name, hash: hashOf(token), createdBy: user.name },
      // Nobody may, so that no token is of anybody's choosing.
      overrideAccess: true,
      req,
    })
    const about = { collection: 'statistics-tokens', documentId: id, subject: name } as const
    await recordAudit(req, { action: 'tokenCreated', ...about })
    return token
  })
}

/**
 * Looks a token up, by its hash alone: what is compared tells nothing of the token. Its use is noted once a
 * minute.
 * @returns its number; null where there is no such token any more
 */
export async function takeStatisticsToken(payload: Payload, token: string): Promise<number | null> {
  const found = await payload.db.findOne<{ id: number }>({
    collection: 'statistics-tokens',
    where: { hash: { equals: hashOf(token) } },
  })
  if (!found) return null
  await payload.db.drizzle.execute(sql`
    UPDATE statistics_tokens SET last_used_at = now()
    WHERE id = ${found.id} AND last_used_at > now() - interval '1 minute' IS NOT TRUE`)
  return found.id
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
