import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { createSeedOptions } from './createSeedOptions'
import { isDocumentStored } from './isDocumentStored'

export type FirstAccountCredentials = { email: string; password: string }

/** @returns the created account, or null when a Super Administrator exists already */
export async function seedFirstAccount(
  payload: Payload,
  { email, password = randomPassword() }: { email: string; password?: string },
): Promise<FirstAccountCredentials | null> {
  if (await isDocumentStored(payload, 'users', { role: { equals: 'super-admin' } })) return null
  await payload.create({
    ...createSeedOptions(),
    collection: 'users',
    data: { name: 'Direction Exemplia', email, password, role: 'super-admin', status: 'active' },
  })
  return { email, password }
}

function randomPassword(): string {
  return randomBytes(15).toString('base64url')
}
