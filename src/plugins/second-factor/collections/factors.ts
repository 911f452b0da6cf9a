import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import {
  SECOND_FACTOR_SETUP_TIMEOUT_MS,
  type TypedCode,
} from '@/src/plugins/second-factor/rules/secondFactor'
import { openSealedText, sealText } from '@/src/secrets/sealedText'
import { generateRecoveryCodes, hashRecoveryCode, timeStepOfCode } from './codes'

const ENCRYPTION_PURPOSE = 'second factor'

/** Reads outside the transaction of the sign-in, which is rolled back to ask for a code. */
export async function hasSecondFactor({ db }: Payload, accountId: number): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`
    SELECT 1 FROM second_factors WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL`)
  return rows.length > 0
}

/** Uses up a code: two requests with the same code are not both accepted. */
export async function redeemSecondFactorCode(
  req: PayloadRequest,
  accountId: number,
  { kind, code }: TypedCode,
  now: Date,
): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  if (kind === 'recovery') {
    const { rows } = await drizzle.execute(sql`
      DELETE FROM recovery_codes
      WHERE account_id = ${accountId} AND digest = ${hashRecoveryCode(req.payload, code)} RETURNING 1`)
    return rows.length > 0
  }
  const { rows } = await drizzle.execute(sql`
    SELECT secret FROM second_factors WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL`)
  const step = await verifiedTimeStep(req, rows[0]?.secret, code, now)
  if (step === null) return false
  const taken = await drizzle.execute(sql`
    UPDATE second_factors SET last_step = ${step}
    WHERE account_id = ${accountId} AND last_step < ${step} RETURNING 1`)
  return taken.rows.length > 0
}

/**
 * Stores the secret of an authenticator app before a code confirms it; the current secret stays
 * valid.
 */
export async function storeUnconfirmedSecret(
  req: PayloadRequest,
  accountId: number,
  secret: string,
) {
  const drizzle = await transactionDrizzle(req)
  const sealed = sealText(req.payload, ENCRYPTION_PURPOSE, secret)
  await drizzle.execute(sql`
    INSERT INTO second_factors (account_id, next_secret, next_since)
    VALUES (${accountId}, ${sealed}, now())
    ON CONFLICT (account_id) DO UPDATE SET next_secret = ${sealed}, next_since = now()`)
}

/** Confirms the proposed secret, which then becomes the current one, if the code matches it. */
export async function confirmSecondFactorSecret(
  req: PayloadRequest,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  const since = new Date(now.getTime() - SECOND_FACTOR_SETUP_TIMEOUT_MS).toISOString()
  const { rows } = await drizzle.execute(sql`
    SELECT next_secret FROM second_factors
    WHERE account_id = ${accountId} AND next_since > ${since} FOR UPDATE`)
  const step = await verifiedTimeStep(req, rows[0]?.next_secret, code, now)
  if (step === null) return false
  await drizzle.execute(sql`
    UPDATE second_factors SET secret = next_secret, confirmed_at = now(), last_step = ${step},
      next_secret = NULL, next_since = NULL
    WHERE account_id = ${accountId}`)
  return true
}

/**
 * Creates new recovery codes that replace all earlier ones. @returns the codes, which can be shown
 * only once
 */
export async function createRecoveryCodes(
  req: PayloadRequest,
  accountId: number,
): Promise<string[]> {
  const codes = generateRecoveryCodes()
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`DELETE FROM recovery_codes WHERE account_id = ${accountId}`)
  for (const code of codes) {
    await drizzle.execute(sql`
      INSERT INTO recovery_codes (account_id, digest)
      VALUES (${accountId}, ${hashRecoveryCode(req.payload, code)})`)
  }
  return codes
}

/** @returns whether a confirmed second factor existed */
export async function deleteSecondFactor(req: PayloadRequest, accountId: number): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    DELETE FROM second_factors WHERE account_id = ${accountId}
    RETURNING confirmed_at IS NOT NULL AS "wasOn"`)
  return rows[0]?.wasOn === true
}

async function verifiedTimeStep(
  { payload }: PayloadRequest,
  sealed: unknown,
  code: string,
  now: Date,
) {
  const secret =
    typeof sealed === 'string' ? openSealedText(payload, ENCRYPTION_PURPOSE, sealed) : null
  return secret === null ? null : timeStepOfCode(secret, code, now)
}
