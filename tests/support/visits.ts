import type { Payload } from 'payload'
import type { VisitorPageView } from '@/src/domain/visits/visit'
import { NO_ORIGIN } from '@/src/domain/visits/visitOrigin'

/** A visit of the home page; override what differs. */
export function aVisit(visit: Partial<VisitorPageView> = {}): VisitorPageView {
  return {
    visitorId: 'visitor_1795363200000_a1b2c3d4e',
    sessionId: 'session_1795363200000_f5g6h7i8j',
    pagePath: '/',
    pageTitle: 'Accueil',
    referrer: '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    screenResolution: '1920x1080',
    device: 'desktop',
    browser: 'firefox',
    os: 'linux',
    source: 'direct',
    origin: NO_ORIGIN,
    isCampaign: false,
    receivedAt: new Date('2026-11-22T10:00:00Z'),
    ...visit,
  }
}

/** Deletes all visits and counters. */
export async function forgetVisits(payload: Payload) {
  await payload.db.pool.query(
    `TRUNCATE visits, visit_sessions, visitors, visit_texts, visit_days, view_days, session_days,
      visitor_gaps, visit_retention, demo_visits, visit_origins, origin_days`,
  )
}
