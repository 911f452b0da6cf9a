import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { StatisticsToken, User } from '@/payload-types'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction } from '@/src/database/inTransaction'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

const LAST_USE_UPDATE_INTERVAL_MS = 60_000

type CreateTokenOptions = { user: SignedInUser; headers: Headers; name: string }

/**
 * Creates an API token that reads the statistics until it is revoked.
 * @returns the token; only its hash is stored
 */
export function createStatisticsToken(
  payload: Payload,
  { user, headers, name }: CreateTokenOptions,
): Promise<string> {
  const token = `stat_${randomBytes(32).toString('base64url')}`
  return inTransaction(payload, { user, headers }, async (req) => {
    const { id } = await payload.create({
      collection: 'statistics-tokens',
      data: { name, hash: hashToken(token), createdBy: user.name, owner: user.id },
      // Access control is skipped: no user may create a row, so that no user can choose the token.
      overrideAccess: true,
      req,
    })
    const about = { collection: 'statistics-tokens', documentId: id, subject: name } as const
    await recordAuditEntry(req, { action: 'tokenCreated', ...about })
    return token
  })
}

/**
 * Finds a token by its hash, so that the response time does not reveal the token. Its use is
 * recorded at most once a minute.
 * @returns its id; null when the token does not exist, or when its owner is not an active
 * Administrator
 */
export async function verifyStatisticsToken(
  payload: Payload,
  { token, now }: { token: string; now: Date },
): Promise<number | null> {
  const collection = 'statistics-tokens'
  const where = { hash: { equals: hashToken(token) } }
  const found = await payload.db.findOne<StatisticsToken>({ collection, where })
  if (!found?.owner) return null
  const owner = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: found.owner } },
  })
  if (!isAdministrator(owner)) return null
  const isNoted = now.getTime() - Date.parse(found.lastUsedAt ?? '') < LAST_USE_UPDATE_INTERVAL_MS
  if (isNoted) return found.id
  const data = { lastUsedAt: now.toISOString() }
  await payload.db.updateOne({ collection, id: found.id, data, returning: false })
  return found.id
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
