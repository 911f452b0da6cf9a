import type { Payload } from 'payload'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'

/** For how many months applications are stored; the form informs candidates. */
export const readApplicationMonths = async (payload: Payload): Promise<number> =>
  (await readRetentionRules(payload)).applicationMonths
