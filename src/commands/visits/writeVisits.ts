import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { FoldedVisits, VisitSession } from '@/src/domain/visits/foldVisits'
import type { AnonymousView } from '@/src/domain/visits/visit'
import type { Drizzle } from './drizzle'
import type { TextIds } from './storeTexts'
import { unnested } from './unnested'

type Written = {
  folded: FoldedVisits
  anonymousViews: readonly AnonymousView[]
  textIds: TextIds
}
type SessionIds = (session: VisitSession) => string

/** Writes the raw rows of a batch: its visitors, their sessions, the pages they saw. */
export async function writeVisits(transaction: Drizzle, written: Written) {
  await keepVisitors(transaction, written)
  const sessionIds = await beginSessions(transaction, written)
  await continueSessions(transaction, written)
  await insertPages(transaction, written, sessionIds)
}

async function keepVisitors(transaction: Drizzle, { folded }: Written) {
  const visitors = [...folded.visitors].map(([key, lastAt]) => ({ key, lastAt }))
  await transaction.execute(sql`
    INSERT INTO visitors (key, last_at)
    SELECT key, "lastAt" FROM ${unnested(visitors, { key: 'text', lastAt: 'timestamptz' })}
    ON CONFLICT (key) DO UPDATE SET last_at = excluded.last_at`)
}

const Begun = z.array(z.object({ id: z.string(), key: z.string(), part: z.number() }))

async function beginSessions(transaction: Drizzle, written: Written): Promise<SessionIds> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO visit_sessions (visitor_id, started_at, last_at, views, entry_id, exit_id,
      referrer_id, agent_id, device, browser, os, source, part, key)
    SELECT visitor.id, "startedAt", "lastAt", views, entry, exit, referrer, agent, device, browser,
      os, source, part, row.key
    FROM ${unnested(begunSessions(written), {
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
    })} JOIN visitors visitor ON visitor.key = "visitorId"
    RETURNING id, key, part`)
  const begun = new Map(Begun.parse(rows).map((row) => [nameOf(row), row.id]))
  return (session) => {
    const id = session.id ?? begun.get(nameOf(session))
    if (id === undefined) throw new Error('A session that was not written')
    return id
  }
}

const nameOf = ({ key, part }: { key: string; part: number }) => `${part} ${key}`

function begunSessions({ folded, textIds }: Written) {
  const exits = exitPages(folded)
  return folded.pages
    .filter(({ isEntry }) => isEntry)
    .map(({ session, visit }) => ({
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
    }))
}

async function continueSessions(transaction: Drizzle, { folded, textIds }: Written) {
  const continued = [...exitPages(folded)].flatMap(([{ id, lastAt, views }, path]) =>
    id === null ? [] : [{ id, lastAt, views, exit: textIds(path) }],
  )
  await transaction.execute(sql`
    UPDATE visit_sessions session
    SET last_at = row."lastAt", views = row.views, exit_id = row.exit
    FROM ${unnested(continued, {
      id: 'bigint',
      lastAt: 'timestamptz',
      views: 'integer',
      exit: 'integer',
    })} WHERE session.id = row.id`)
}

/** The last page of each session of the batch. */
function exitPages({ pages }: FoldedVisits): Map<VisitSession, string> {
  return new Map(pages.map(({ session, visit }) => [session, visit.pagePath]))
}

async function insertPages(transaction: Drizzle, written: Written, sessionIds: SessionIds) {
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
    SELECT * FROM ${unnested(pages, {
      at: 'timestamptz',
      session: 'bigint',
      path: 'integer',
      title: 'integer',
      referrer: 'integer',
      screen: 'integer',
    })}`)
}
