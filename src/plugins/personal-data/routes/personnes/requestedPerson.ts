import path from 'node:path'
import { z } from 'zod'
import { parsePersonEmail } from '@/src/domain/people/personRecord'
import { env } from '@/src/env'

export const searchedAddress = z.string().transform((typed, context) => {
  const parsed = parsePersonEmail(typed)
  if (parsed !== null) return parsed
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** The folder of the mails that could not be sent. */
export const mailDirectory = path.join(env.DATA_DIR, 'mails')
