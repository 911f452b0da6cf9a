import { csvLines } from '@/src/app/api/csvLines'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJson'
import {
  respondToStatisticsRequest,
  type StatisticsRequest,
  statisticsFailureResponse,
} from '@/src/app/api/statistiques/respondToStatisticsRequest'
import { recordAudit } from '@/src/audit/recordAudit'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { buildTables } from '@/src/plugins/statistics/routes/statistiques/buildTables'
import {
  isStatisticsTableUrlWord,
  STATISTICS_TABLES,
  tableFileName,
} from '@/src/plugins/statistics/rules/statisticsTable'
import {
  formatTableForSpreadsheet,
  statisticsTableText,
} from '@/src/plugins/statistics/words/admin/statisticsTables'
import {
  visitExportAuditEntry,
  visitExportName,
  visitExportRows,
} from '@/src/plugins/statistics/words/admin/visitExport'
import { readVisitReport } from '@/src/queries/readVisitReport'

type ExportFile = { name: string; record: { subject: string; details: string }; rows: string[][] }

/**
 * A table of the statistics as a CSV file, or the figures of the panel if the query names no table. All staff may
 * export them, because they contain no personal data. The audit trail records each export.
 */
export function GET(request: Request): Promise<Response> {
  const word = new URL(request.url).searchParams.get('tableau')
  return respondToStatisticsRequest(request, async (statisticsRequest) => {
    if (word !== null && !isStatisticsTableUrlWord(word)) return statisticsFailureResponse(404)
    const { name, record, rows } = await (word
      ? readTableFile(word, statisticsRequest)
      : readPanelFile(statisticsRequest))
    await recordAudit(statisticsRequest.req, { action: 'exported', ...record })
    return new Response(csvLines(rows, { bom: true }), {
      headers: {
        ...NO_STORE_HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })
}

async function readTableFile(
  word: keyof typeof STATISTICS_TABLES,
  statisticsRequest: StatisticsRequest,
): Promise<ExportFile> {
  const tables = await buildTables(statisticsRequest, [STATISTICS_TABLES[word]])
  return {
    name: tableFileName(word, statisticsRequest.period),
    record: statisticsTableText.record(word, statisticsRequest.period),
    rows: tables.flatMap(formatTableForSpreadsheet),
  }
}

async function readPanelFile({ payload, ...options }: StatisticsRequest): Promise<ExportFile> {
  const { now, range, timezone } = options
  return {
    name: visitExportName(range, dayInTimezone(timezone, now)),
    record: visitExportAuditEntry(range),
    rows: visitExportRows(await readVisitReport(payload, options)),
  }
}
