import { createLocalReq, type Payload, QueryError } from 'payload'
import { sentencePage } from '@/src/app/api/sentencePage'
import { streamOf } from '@/src/app/api/streamOf'
import { isFromAnotherSite } from '@/src/app/requestHeaders'
import { recordAudit } from '@/src/audit/recordAudit'
import { exportDetails } from '@/src/content/admin/exportDetails'
import { exportFileName, exportSentences } from '@/src/content/admin/exports'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { MAX_SELECTED } from '@/src/domain/admin/bulkChange'
import { type ExportedList, isExportedList } from '@/src/domain/admin/exportedList'
import { exportFiltersOf } from '@/src/domain/audit/exportRecord'
import { dayIn } from '@/src/domain/text/frenchDate'
import { payloadInstance } from '@/src/payload'
import { parseListRequest } from '@/src/queries/readAskedList'
import { countList } from '@/src/queries/readListPages'
import { readTimezone } from '@/src/queries/readTimezone'
import { csvPages } from './csvPages'

type Context = { params: Promise<{ list: string }> }
type Asker = { payload: Payload; user: SignedInUser; headers: Headers; search: string }

const TICKED = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${MAX_SELECTED - 1}}$`)

export const dynamic = 'force-dynamic'

/** A list as a CSV file, narrowed and ordered as on the screen; each export is put on record first. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return exported(request, (await params).list, async () => new URL(request.url).search)
}

/** The rows of it that are ticked. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { list } = await params
  return exported(request, list, () => searchOfTicked(request, list))
}

async function exported(
  request: Request,
  list: string,
  readSearch: () => Promise<string | null>,
): Promise<Response> {
  if (!isExportedList(list)) return failure(404, 'unknown')
  if (isFromAnotherSite(request.headers)) return failure(403, 'otherSite')
  const payload = await payloadInstance()
  try {
    const { user } = await payload.auth({ headers: request.headers })
    if (!user) return failure(401, 'signedOut')
    if (!isAdministrator(user)) return failure(403, 'forbidden')
    const search = await readSearch()
    if (search === null) return failure(400, 'unreadable')
    return await answer(list, { payload, user, headers: request.headers, search })
  } catch (err) {
    if (err instanceof QueryError) return failure(400, 'unreadable')
    payload.logger.error({ err, msg: 'A list could not be exported' })
    return failure(500, 'failed')
  }
}

async function answer(list: ExportedList, asker: Asker): Promise<Response> {
  const { payload, user, headers, search } = asker
  const asked = parseListRequest(payload, list, search)
  if (!asked) return failure(400, 'unreadable')
  const timezone = await readTimezone(payload)
  const rows = await countList(payload, list, { ...asked, user })
  const narrowing = exportFiltersOf(asked.narrowedBy)
  const details = exportDetails({ list, rows, hasSearch: asked.hasSearch, narrowing, timezone })
  const req = await createLocalReq({ user, req: { headers } }, payload)
  await recordAudit(req, { action: 'exported', collection: list, details })

  const pages = csvPages(payload, list, { ...asked, user }, timezone)
  const onError = (err: unknown) => payload.logger.error({ err, msg: 'An export broke off' })
  return new Response(streamOf(pages, onError), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportFileName(list, dayIn(timezone, new Date()))}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Null when it is no choice of rows that a list could have made. */
async function searchOfTicked(request: Request, list: string): Promise<string | null> {
  const form = await request.formData().catch(() => null)
  const ids = form?.get('ids')
  if (typeof ids !== 'string' || !TICKED.test(ids)) return null
  // Told one by one, they are meant whether they count or not.
  const either = list === 'job-applications' && { 'where[isSpam][exists]': 'true' }
  return `?${new URLSearchParams({ 'where[id][in]': ids, ...either })}`
}

function failure(status: number, reason: Exclude<keyof typeof exportSentences, 'title'>) {
  const { title, [reason]: sentence } = exportSentences
  const page = { status, title, sentences: [sentence] }
  return sentencePage(page, { 'Cache-Control': 'private, no-store' })
}
