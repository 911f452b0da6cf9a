import { createLocalReq } from 'payload'
import { csvLines } from '@/src/app/api/csvLines'
import { recordAudit } from '@/src/audit/recordAudit'
import {
  visitExportName,
  visitExportRecord,
  visitExportRows,
} from '@/src/content/admin/visitExport'
import { dayIn } from '@/src/domain/text/frenchDate'
import { readVisitReport } from '@/src/queries/readVisitReport'
import { answerStatistics, NO_STORE } from '../answerStatistics'

/** The figures of a range as a CSV file, put on record: all of the staff may read them, and nobody is in them. */
export function GET(request: Request): Promise<Response> {
  return answerStatistics(request, async ({ payload, ...asked }) => {
    const { user, range, timezone, now } = asked
    const report = await readVisitReport(payload, asked)
    const req = await createLocalReq({ user, req: { headers: request.headers } }, payload)
    await recordAudit(req, { action: 'exported', ...visitExportRecord(range) })
    const fileName = visitExportName(range, dayIn(timezone, now))
    return new Response(csvLines(visitExportRows(report), { bom: true }), {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      },
    })
  })
}
