import { NO_STORE_HEADERS } from '@/src/app/api/privateJsonResponse'
import {
  respondToStatisticsRequest,
  type StatisticsRequest,
  statisticsFailureResponse,
} from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { writeCsvLines } from '@/src/app/api/writeCsvLines'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { buildStatisticsTables } from '@/src/plugins/statistics/routes/statistiques/buildStatisticsTables'
import {
  isStatisticsTableUrlWord,
  STATISTICS_TABLE_BY_URL_WORD,
  tableFileName,
} from '@/src/plugins/statistics/rules/statisticsTable'
import {
  formatTableForSpreadsheet,
  statisticsTableText,
} from '@/src/plugins/statistics/words/admin/statisticsTables'
import {
  visitExportAuditEntry,
  visitExportFileName,
  visitExportRows,
} from '@/src/plugins/statistics/words/admin/visitExport'
import { readVisitReport } from '@/src/queries/readVisitReport'

type StatisticsExportFile = {
  name: string
  record: { subject: string; details: string }
  rows: string[][]
}

/**
 * A table of the statistics as a CSV file, or the figures of the panel if the query names no table. All staff may
 * export them, because they contain no personal data. The audit trail records each export.
 */
export function GET(request: Request): Promise<Response> {
  const word = new URL(request.url).searchParams.get('tableau')
  return respondToStatisticsRequest(request, async (statisticsRequest) => {
    if (word !== null && !isStatisticsTableUrlWord(word)) return statisticsFailureResponse(404)
    const { name, record, rows } = await (word
      ? buildTableExport(word, statisticsRequest)
      : buildPanelExport(statisticsRequest))
    await recordAuditEntry(statisticsRequest.req, { action: 'exported', ...record })
    return new Response(writeCsvLines(rows, { bom: true }), {
      headers: {
        ...NO_STORE_HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })
}

async function buildTableExport(
  word: keyof typeof STATISTICS_TABLE_BY_URL_WORD,
  statisticsRequest: StatisticsRequest,
): Promise<StatisticsExportFile> {
  const tables = await buildStatisticsTables(statisticsRequest, [
    STATISTICS_TABLE_BY_URL_WORD[word],
  ])
  return {
    name: tableFileName(word, statisticsRequest.period),
    record: statisticsTableText.record(word, statisticsRequest.period),
    rows: tables.flatMap(formatTableForSpreadsheet),
  }
}

async function buildPanelExport({
  payload,
  ...options
}: StatisticsRequest): Promise<StatisticsExportFile> {
  const { now, range, timezone } = options
  return {
    name: visitExportFileName(range, dayInTimezone(timezone, now)),
    record: visitExportAuditEntry(range),
    rows: visitExportRows(await readVisitReport(payload, options)),
  }
}
