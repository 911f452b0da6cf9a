import path from 'node:path'
import { z } from 'zod'
import { env } from '@/src/env'
import { parsePersonEmail } from '@/src/plugins/personal-data/rules/personRecord'

export const PersonEmailInputSchema = z.string().transform((typed, context) => {
  const parsed = parsePersonEmail(typed)
  if (parsed !== null) return parsed
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

/** The folder of the mails that could not be sent. */
export const unsentMailDirectory = path.join(env.DATA_DIR, 'mails')
