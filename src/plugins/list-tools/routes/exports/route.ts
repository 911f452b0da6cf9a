import { z } from 'zod'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJsonResponse'
import {
  runStaffAction,
  type StaffActionContext,
  type StaffRefusalReason,
} from '@/src/app/api/runStaffAction'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { streamChunks } from '@/src/app/api/streamChunks'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { type ExportableList, isExportableList } from '@/src/domain/admin/exportedList'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { countListRows } from '@/src/plugins/list-tools/queries/readListRowBatches'
import { auditableExportFilters } from '@/src/plugins/list-tools/rules/auditableExportFilters'
import { MAX_SELECTED_ROWS } from '@/src/plugins/list-tools/rules/bulkChange'
import { describeExport } from '@/src/plugins/list-tools/words/admin/describeExport'
import { exportErrorSentences, exportFileName } from '@/src/plugins/list-tools/words/admin/exports'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { createCsvChunks } from './createCsvChunks'

type ExportRouteContext = { params: Promise<{ list: string }> }

const SELECTED_IDS_PATTERN = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${MAX_SELECTED_ROWS - 1}}$`)

const exportActionOptions = {
  may: isAdministrator,
  refuse: exportRefusalResponse,
  failed: 'A list could not be exported',
}

/** Responds with a list as CSV, as filtered and sorted on the screen, after an audit entry. */
export async function GET(request: Request, { params }: ExportRouteContext): Promise<Response> {
  const { list } = await params
  if (!isExportableList(list)) return exportFailureResponse(404, 'unknown')
  const { search } = new URL(request.url)
  return runStaffAction(request, {
    ...exportActionOptions,
    run: (staffRequest) => exportResponse(list, search, staffRequest),
  })
}

/** Responds with the selected rows of the list as a CSV file. */
export async function POST(request: Request, { params }: ExportRouteContext): Promise<Response> {
  const { list } = await params
  if (!isExportableList(list)) return exportFailureResponse(404, 'unknown')
  return runStaffAction(request, {
    ...exportActionOptions,
    input: z.object({ ids: z.string().regex(SELECTED_IDS_PATTERN) }),
    reads: 'form',
    run: ({ input, ...staffRequest }) =>
      exportResponse(list, selectedIdsSearchParams(list, input.ids), staffRequest),
  })
}

async function exportResponse(
  list: ExportableList,
  search: string,
  staffRequest: StaffActionContext,
): Promise<Response> {
  const { payload, user, req } = staffRequest
  const query = parseExportedListQuery(payload, list, search)
  if (!query) return exportFailureResponse(400, 'unreadable')
  const timezone = await readSiteTimezone(payload)
  const rows = await countListRows(payload, list, { ...query, user })
  const narrowing = auditableExportFilters(query.narrowedBy)
  const details = describeExport({ list, rows, hasSearch: query.hasSearch, narrowing, timezone })
  await recordAuditEntry(req, { action: 'exported', collection: list, details })

  const pages = createCsvChunks(payload, list, { ...query, user }, timezone)
  const onError = (err: unknown) => payload.logger.error({ err, msg: 'An export was aborted' })
  return new Response(streamChunks(pages, onError), {
    headers: {
      ...NO_STORE_HEADERS,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportFileName(list, dayInTimezone(timezone, new Date()))}"`,
    },
  })
}

function selectedIdsSearchParams(list: ExportableList, ids: string): string {
  // The condition includes applications marked as spam, because each was selected by the user.
  const either = list === 'job-applications' && { 'where[isSpam][exists]': 'true' }
  return `?${new URLSearchParams({ 'where[id][in]': ids, ...either })}`
}

function exportRefusalResponse(refusal: StaffRefusalReason) {
  if (refusal === 'otherSite') return exportFailureResponse(403, 'otherSite')
  if (refusal === 'signedOut') return exportFailureResponse(401, 'signedOut')
  if (refusal === 'forbidden') return exportFailureResponse(403, 'forbidden')
  return refusal === 'badInput'
    ? exportFailureResponse(400, 'unreadable')
    : exportFailureResponse(500, 'failed')
}

function exportFailureResponse(
  status: number,
  reason: Exclude<keyof typeof exportErrorSentences, 'title'>,
) {
  const { title, [reason]: sentence } = exportErrorSentences
  const page = { status, title, sentences: [sentence] }
  return simplePageResponse(page, NO_STORE_HEADERS)
}
