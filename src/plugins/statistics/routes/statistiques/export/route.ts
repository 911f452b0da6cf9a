import { csvLines } from '@/src/app/api/csvLines'
import { NO_STORE } from '@/src/app/api/privateJson'
import {
  answerStatistics,
  failureResponse,
  type StatisticsRequest,
} from '@/src/app/api/statistiques/answerStatistics'
import { recordAudit } from '@/src/audit/recordAudit'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { readTables } from '@/src/plugins/statistics/routes/statistiques/tables'
import {
  isTableWord,
  STATISTICS_TABLES,
  tableFileName,
} from '@/src/plugins/statistics/rules/statisticsTable'
import {
  statisticsTableText,
  writtenTable,
} from '@/src/plugins/statistics/words/admin/statisticsTables'
import {
  visitExportName,
  visitExportRecord,
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
  return answerStatistics(request, async (statisticsRequest) => {
    if (word !== null && !isTableWord(word)) return failureResponse(404)
    const { name, record, rows } = await (word
      ? readTableFile(word, statisticsRequest)
      : readPanelFile(statisticsRequest))
    await recordAudit(statisticsRequest.req, { action: 'exported', ...record })
    return new Response(csvLines(rows, { bom: true }), {
      headers: {
        ...NO_STORE,
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
  const tables = await readTables(statisticsRequest, [STATISTICS_TABLES[word]])
  return {
    name: tableFileName(word, statisticsRequest.period),
    record: statisticsTableText.record(word, statisticsRequest.period),
    rows: tables.flatMap(writtenTable),
  }
}

async function readPanelFile({ payload, ...options }: StatisticsRequest): Promise<ExportFile> {
  const { now, range, timezone } = options
  return {
    name: visitExportName(range, dayInTimezone(timezone, now)),
    record: visitExportRecord(range),
    rows: visitExportRows(await readVisitReport(payload, options)),
  }
}
