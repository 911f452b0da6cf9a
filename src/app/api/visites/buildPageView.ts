import { LRUCache } from 'lru-cache'
import type { PageView } from '@/src/commands/recordPageViews'
import { visitOriginStore } from '@/src/commands/recordVisits'
import { FALLBACK_EDITION, parseEdition } from '@/src/domain/languages/edition'
import { internalPathWithLanguage } from '@/src/domain/languages/editionPath'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { classifyTrafficSource } from '@/src/domain/visits/classifyTrafficSource'
import { countedPath } from '@/src/domain/visits/countedPage'
import { classifyClient, type VisitClient } from '@/src/domain/visits/userAgent'
import { parseReportedPath } from '@/src/domain/visits/visitPath'
import { env } from '@/src/env'
import type { SentView } from './readSentViewOrFormSteps'

const MAX_USER_AGENT_CHARACTERS = 400

const configuredSiteHosts = env.SITE_URL ? [new URL(env.SITE_URL).host] : []

/** Builds the page view to store: without the IP address and the query of the referrer. */
export function buildPageView(view: SentView, headers: Headers, receivedAt: Date): PageView {
  const { defaultLanguage } = parseEdition(headers.get('x-edition')) ?? FALLBACK_EDITION
  const { language, internalPath: page } = internalPathWithLanguage(view.path, defaultLanguage)
  const pagePath = parseReportedPath(countedPath({ language, page })).path
  if (!('visitor' in view)) return { pagePath, receivedAt }
  const { visitor, session, title, screen, link, campaign } = view
  const userAgent = cleanLine(headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_CHARACTERS)
  const referrer = removeReferrerQuery(view.referrer)
  const ownHosts = [headers.get('host') ?? '', ...configuredSiteHosts]
  return {
    visitorId: visitor,
    sessionId: session,
    pagePath,
    pageTitle: title,
    referrer,
    userAgent,
    screenResolution: screen,
    ...classifyVisitClient(userAgent, view.touches > 1),
    source: classifyTrafficSource({ referrer, link: link.slice(0, 2), ownHosts }),
    origin: visitOriginStore.originOf({ referrer, link, ownHosts }),
    isCampaign: campaign,
    receivedAt,
  }
}

// A few user agents send nearly all visits, so their classification is cached.
const visitClientCache = new LRUCache<string, VisitClient>({ max: 1_000 })

function classifyVisitClient(userAgent: string, isTouched: boolean): VisitClient {
  const name = `${isTouched} ${userAgent}`
  const client = visitClientCache.get(name) ?? classifyClient({ userAgent, isTouched })
  visitClientCache.set(name, client)
  return client
}

// The query is removed, because it may contain search terms or secret keys.
function removeReferrerQuery(referrer: string): string {
  if (!/^(https?|android-app|ios-app):/i.test(referrer) || !URL.canParse(referrer)) return ''
  const { protocol, host, pathname } = new URL(referrer)
  return `${protocol}//${host}${pathname}`
}
