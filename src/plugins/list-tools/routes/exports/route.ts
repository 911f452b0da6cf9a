import { z } from 'zod'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJson'
import { runStaffAction, type StaffRefusal, type StaffRequest } from '@/src/app/api/runStaffAction'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { streamChunks } from '@/src/app/api/streamChunks'
import { recordAudit } from '@/src/audit/recordAudit'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { type ExportedList, isExportedList } from '@/src/domain/admin/exportedList'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { countListRows } from '@/src/plugins/list-tools/queries/readListPages'
import { MAX_SELECTED } from '@/src/plugins/list-tools/rules/bulkChange'
import { exportFiltersOf } from '@/src/plugins/list-tools/rules/exportRecord'
import { exportDetails } from '@/src/plugins/list-tools/words/admin/exportDetails'
import { exportFileName, exportSentences } from '@/src/plugins/list-tools/words/admin/exports'
import { parseListRequest } from '@/src/queries/readListQuery'
import { readTimezone } from '@/src/queries/readTimezone'
import { createCsvPages } from './csvPages'

type ExportContext = { params: Promise<{ list: string }> }

const SELECTED_IDS_PATTERN = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${MAX_SELECTED - 1}}$`)

const exportAction = {
  may: isAdministrator,
  refuse: exportRefusalResponse,
  failed: 'A list could not be exported',
}

/** Responds with a list as CSV, as filtered and sorted on the screen, after an audit entry. */
export async function GET(request: Request, { params }: ExportContext): Promise<Response> {
  const { list } = await params
  if (!isExportedList(list)) return failureResponse(404, 'unknown')
  const { search } = new URL(request.url)
  return runStaffAction(request, {
    ...exportAction,
    run: (staffRequest) => exportResponse(list, search, staffRequest),
  })
}

/** Responds with the selected rows of the list as a CSV file. */
export async function POST(request: Request, { params }: ExportContext): Promise<Response> {
  const { list } = await params
  if (!isExportedList(list)) return failureResponse(404, 'unknown')
  return runStaffAction(request, {
    ...exportAction,
    input: z.object({ ids: z.string().regex(SELECTED_IDS_PATTERN) }),
    reads: 'form',
    run: ({ input, ...staffRequest }) =>
      exportResponse(list, searchForSelectedIds(list, input.ids), staffRequest),
  })
}

async function exportResponse(
  list: ExportedList,
  search: string,
  staffRequest: StaffRequest,
): Promise<Response> {
  const { payload, user, req } = staffRequest
  const query = parseListRequest(payload, list, search)
  if (!query) return failureResponse(400, 'unreadable')
  const timezone = await readTimezone(payload)
  const rows = await countListRows(payload, list, { ...query, user })
  const narrowing = exportFiltersOf(query.narrowedBy)
  const details = exportDetails({ list, rows, hasSearch: query.hasSearch, narrowing, timezone })
  await recordAudit(req, { action: 'exported', collection: list, details })

  const pages = createCsvPages(payload, list, { ...query, user }, timezone)
  const onError = (err: unknown) => payload.logger.error({ err, msg: 'An export was aborted' })
  return new Response(streamChunks(pages, onError), {
    headers: {
      ...NO_STORE_HEADERS,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportFileName(list, dayInTimezone(timezone, new Date()))}"`,
    },
  })
}

function searchForSelectedIds(list: ExportedList, ids: string): string {
  // The condition includes applications marked as spam, because each was selected by the user.
  const either = list === 'job-applications' && { 'where[isSpam][exists]': 'true' }
  return `?${new URLSearchParams({ 'where[id][in]': ids, ...either })}`
}

function exportRefusalResponse(refusal: StaffRefusal) {
  if (refusal === 'otherSite') return failureResponse(403, 'otherSite')
  if (refusal === 'signedOut') return failureResponse(401, 'signedOut')
  if (refusal === 'forbidden') return failureResponse(403, 'forbidden')
  return refusal === 'badInput'
    ? failureResponse(400, 'unreadable')
    : failureResponse(500, 'failed')
}

function failureResponse(status: number, reason: Exclude<keyof typeof exportSentences, 'title'>) {
  const { title, [reason]: sentence } = exportSentences
  const page = { status, title, sentences: [sentence] }
  return simplePageResponse(page, NO_STORE_HEADERS)
}
