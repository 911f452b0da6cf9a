import path from 'node:path'
import { z } from 'zod'
import { parsePersonEmail } from '@/src/domain/people/personRecord'
import { env } from '@/src/env'

export const address = z
  .string()
  .transform(parsePersonEmail)
  .refine((parsed) => parsed !== null)

/** Where mails lie that could not be sent. */
export const mailDirectory = path.join(env.DATA_DIR, 'mails')

export const NO_STORE = { 'Cache-Control': 'private, no-store' }
