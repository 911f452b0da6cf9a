import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { VisitBatchChanges, VisitSession } from '@/src/domain/visits/computeVisitChanges'
import type { AnonymousView } from '@/src/domain/visits/visit'
import type { Drizzle } from '@/src/queries/visits/drizzle'
import type { OriginIdLookup } from '../recordVisits'
import type { TextIdLookup } from './storeVisitTexts'
import { unnestRowsSql } from './unnestRowsSql'

type VisitBatchToWrite = {
  folded: VisitBatchChanges
  anonymousViews: readonly AnonymousView[]
  textIds: TextIdLookup
  originIds: OriginIdLookup
}
type SessionIdLookup = (session: VisitSession) => string

/** Writes the raw rows of a batch: visitors, sessions and views. */
export async function writeVisits(transaction: Drizzle, written: VisitBatchToWrite) {
  const sessionIds = await assignSessionIds(transaction, written)
  await upsertVisitors(transaction, written, sessionIds)
  await insertSessions(transaction, written, sessionIds)
  await updateContinuedSessions(transaction, written)
  await insertPageViews(transaction, written, sessionIds)
}

const SessionIdRowsSchema = z.array(z.object({ id: z.string() }))

// Ids are assigned first, because a visitor and its latest session reference each other.
async function assignSessionIds(
  transaction: Drizzle,
  { folded }: VisitBatchToWrite,
): Promise<SessionIdLookup> {
  const entries = folded.pages.filter(({ isEntry }) => isEntry)
  const { rows } = await transaction.execute(sql`
    SELECT nextval(pg_get_serial_sequence('visit_sessions', 'id')) AS id
    FROM generate_series(1, ${entries.length}::integer)`)
  const numbers = SessionIdRowsSchema.parse(rows)
  const ids = new Map(entries.map(({ session }, rank) => [session, numbers[rank]?.id]))
  return (session) => {
    const id = session.id ?? ids.get(session)
    if (id === undefined) throw new Error('The session does not belong to this batch')
    return id
  }
}

async function upsertVisitors(
  transaction: Drizzle,
  { folded }: VisitBatchToWrite,
  sessionIds: SessionIdLookup,
) {
  const visitors = [...folded.visitors].map(([key, { lastAt, countedAt, session }]) => ({
    key,
    lastAt,
    countedAt,
    session: session && sessionIds(session),
  }))
  await transaction.execute(sql`
    INSERT INTO visitors (key, last_at, counted_at, session_id)
    SELECT key, "lastAt", "countedAt", session FROM ${unnestRowsSql(visitors, {
      key: 'text',
      lastAt: 'timestamptz',
      countedAt: 'timestamptz',
      session: 'bigint',
    })}
    ON CONFLICT (key) DO UPDATE SET last_at = excluded.last_at, counted_at = excluded.counted_at,
      session_id = excluded.session_id`)
}

async function insertSessions(
  transaction: Drizzle,
  written: VisitBatchToWrite,
  sessionIds: SessionIdLookup,
) {
  await transaction.execute(sql`
    INSERT INTO visit_sessions (id, visitor_id, started_at, last_at, views, entry_id, exit_id,
      referrer_id, agent_id, device, browser, os, source, part, key, origin_id, opened_form) OVERRIDING SYSTEM VALUE
    SELECT row.id, visitor.id, "startedAt", "lastAt", views, entry, exit, referrer, agent, device,
      browser, os, source, part, row.key, origin, "openedForm"
    FROM ${unnestRowsSql(newSessionRows(written, sessionIds), {
      id: 'bigint',
      visitorId: 'text',
      startedAt: 'timestamptz',
      lastAt: 'timestamptz',
      views: 'integer',
      entry: 'integer',
      exit: 'integer',
      referrer: 'integer',
      agent: 'integer',
      device: 'visit_device',
      browser: 'visit_browser',
      os: 'visit_system',
      source: 'visit_source',
      part: 'integer',
      key: 'text',
      origin: 'integer',
      openedForm: 'boolean',
    })} JOIN visitors visitor ON visitor.key = "visitorId"`)
}

function newSessionRows(
  { folded, textIds, originIds }: VisitBatchToWrite,
  sessionIds: SessionIdLookup,
) {
  const exits = exitPageBySession(folded)
  return folded.pages
    .filter(({ isEntry }) => isEntry)
    .map(({ session, visit }) => ({
      id: sessionIds(session),
      visitorId: session.visitorId,
      startedAt: session.startedAt,
      lastAt: session.lastAt,
      views: session.views,
      entry: textIds(visit.pagePath),
      exit: textIds(exits.get(session) ?? visit.pagePath),
      referrer: textIds(visit.referrer),
      agent: textIds(visit.userAgent),
      device: session.device,
      browser: visit.browser,
      os: visit.os,
      source: session.source,
      part: session.part,
      key: session.key,
      origin: originIds(session),
      openedForm: session.openedForm,
    }))
}

async function updateContinuedSessions(
  transaction: Drizzle,
  { folded, textIds }: VisitBatchToWrite,
) {
  const continued = [...exitPageBySession(folded)].flatMap(([session, path]) => {
    const { id, lastAt, views, openedForm } = session
    return id === null ? [] : [{ id, lastAt, views, openedForm, exit: textIds(path) }]
  })
  await transaction.execute(sql`
    UPDATE visit_sessions session
    SET last_at = row."lastAt", views = row.views, exit_id = row.exit,
      opened_form = row."openedForm"
    FROM ${unnestRowsSql(continued, {
      id: 'bigint',
      lastAt: 'timestamptz',
      views: 'integer',
      openedForm: 'boolean',
      exit: 'integer',
    })} WHERE session.id = row.id`)
}

/** Finds the last page of each session of the batch. */
function exitPageBySession({ pages }: VisitBatchChanges): Map<VisitSession, string> {
  return new Map(pages.map(({ session, visit }) => [session, visit.pagePath]))
}

async function insertPageViews(
  transaction: Drizzle,
  written: VisitBatchToWrite,
  sessionIds: SessionIdLookup,
) {
  const { folded, anonymousViews, textIds } = written
  const pages = [
    ...folded.pages.map(({ visit, session, at }) => ({
      at,
      session: sessionIds(session),
      path: textIds(visit.pagePath),
      title: textIds(visit.pageTitle),
      referrer: textIds(visit.referrer),
      screen: textIds(visit.screenResolution),
    })),
    ...anonymousViews.map(({ pagePath, receivedAt: at }) => ({
      at,
      session: null,
      path: textIds(pagePath),
      title: null,
      referrer: null,
      screen: null,
    })),
  ]
  const months = [...new Set(pages.map(({ at }) => `${at.toISOString().slice(0, 7)}-01T00:00:00Z`))]
  await transaction.execute(sql`
    SELECT make_visit_month(month) FROM unnest(${sql.param(months)}::timestamptz[]) month`)
  await transaction.execute(sql`
    INSERT INTO visits (created_at, session_id, path_id, title_id, referrer_id, screen_id)
    SELECT * FROM ${unnestRowsSql(pages, {
      at: 'timestamptz',
      session: 'bigint',
      path: 'integer',
      title: 'integer',
      referrer: 'integer',
      screen: 'integer',
    })}`)
}
