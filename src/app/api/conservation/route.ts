import path from 'node:path'
import { z } from 'zod'
import { askingAdmin } from '@/src/app/api/askingStaff'
import { retentionPreview } from '@/src/content/admin/retention'
import {
  DEFAULT_ENDING,
  RETENTION_PERIODS,
  type RetentionPeriod,
} from '@/src/domain/people/retention'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { countDueRecords } from '@/src/queries/retention/countDueRecords'
import { findLastRetentionRun } from '@/src/queries/retention/findLastRetentionRun'

const NO_STORE = { 'Cache-Control': 'private, no-store' }

const months = (name: RetentionPeriod) =>
  z.coerce.number().int().min(RETENTION_PERIODS[name].least).max(RETENTION_PERIODS[name].most)
const Asked = z.object({
  applicationMonths: months('applicationMonths'),
  messageMonths: months('messageMonths'),
  logMonths: months('logMonths'),
})

/** What the next run would take with the periods that are asked about, for Administrators. */
export async function GET(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return Response.json({ error: retentionPreview.forbidden }, { status: 403 })
    const asked = Asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success) return Response.json({ error: retentionPreview.invalid }, { status: 400 })
    const mailDirectory = path.join(env.DATA_DIR, 'mails')
    const rules = { ...asked.data, ending: DEFAULT_ENDING }
    const [due, lastRun] = await Promise.all([
      countDueRecords(payload, { rules, now: new Date(), mailDirectory }),
      findLastRetentionRun(payload),
    ])
    return Response.json({ due, lastRun }, { headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'What the retention would take could not be counted' })
    return Response.json({ error: retentionPreview.failed }, { status: 500 })
  }
}
