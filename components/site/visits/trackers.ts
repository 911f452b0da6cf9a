import { runOncePageVisible } from '@/components/ui/runOncePageVisible'
import { pathWithVisitedSection } from '@/src/domain/visits/pathWithVisitedSection'
import { reuseOrCreateVisitId, VISIT_ID_STORAGE_KEYS } from '@/src/domain/visits/visitorIds'
import { hasPrivacySignal } from '../consent/storedConsent'

const VISITS_ENDPOINT = '/api/visites'

/**
 * Reports each page view from the current one on, once each, until `signal` aborts. A background
 * tab is counted when it becomes visible.
 * @param check runs before each report and aborts when counting is no longer allowed
 * @param landing the query of the landing page
 */
export function trackVisits(signal: AbortSignal, check: () => void, landing: string) {
  // The first reported page has the referrer of the landing page, even if other pages were shown in
  // between.
  let { referrer } = document
  let search = landing
  const tell = () => {
    check()
    if (signal.aborted) return
    const seen = {
      path: readCurrentVisitedPath(),
      referrer: referrer.replace(/[?#].*/, ''),
      search,
    }
    referrer = location.href
    search = ''
    const send = () => {
      try {
        if (!signal.aborted) sendPageView(seen)
      } catch {
        // The storage is full or blocked: there are no ids to report.
      }
    }
    // The report waits for the title, which changes after the URL.
    setTimeout(runOncePageHasTitle, 0, send)
  }
  const begin = () => {
    tell()
    callOnEachNavigation(signal, tell)
  }
  runOncePageVisible(begin, signal)
}

/**
 * Reports each page when it is left, and only its path. A visitor who chooses in the consent banner
 * before is counted according to that choice.
 */
export function trackAnonymousPageViews(signal: AbortSignal) {
  runOncePageVisible(() => reportAnonymousViewsOnLeave(signal), signal)
}

function reportAnonymousViewsOnLeave(signal: AbortSignal) {
  let shown: string | null = readCurrentVisitedPath()
  const tell = () => {
    if (shown !== null) navigator.sendBeacon(VISITS_ENDPOINT, JSON.stringify({ path: shown }))
    shown = null
  }
  callOnEachNavigation(signal, () => {
    tell()
    shown = readCurrentVisitedPath()
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden') tell()
  }
  // Both events are needed: mobile browsers in the background may send only `visibilitychange`, and
  // a browser that leaves for another site may send only `pagehide`.
  document.addEventListener('visibilitychange', onHidden, { signal })
  window.addEventListener('pagehide', tell, { signal })
}

const UTM_PARAMETERS = ['utm_medium', 'utm_source', 'utm_campaign', 'utm_content']

type ViewedPage = { path: string; referrer: string; search: string }

function sendPageView({ path, referrer, search }: ViewedPage) {
  const query = new URLSearchParams(search)
  const visit = {
    visitor: readOrCreateVisitId('visitor', localStorage),
    session: readOrCreateVisitId('session', sessionStorage),
    path,
    title: document.title.slice(0, 200),
    referrer: referrer.slice(0, 300),
    screen: `${screen.width}x${screen.height}`,
    touches: navigator.maxTouchPoints,
    link: UTM_PARAMETERS.map((name) => (query.get(name) ?? '').slice(0, 100)),
    campaign: /[?&]utm_/.test(search) && isNewNavigation(),
    chosen: hasPrivacySignal(),
  }
  navigator.sendBeacon(VISITS_ENDPOINT, JSON.stringify(visit))
}

// Whether the page is a new arrival, which a reload or back navigation is not.
function isNewNavigation() {
  const [navigation] = performance.getEntriesByType('navigation')
  return !!navigation && 'type' in navigation && navigation.type === 'navigate'
}

// Scrolling the home page changes the URL, but is not a view of the section.
function readCurrentVisitedPath() {
  const { pathname, hash } = location
  return pathWithVisitedSection({ pathname, hash: history.state?.scrolled ? '' : hash })
}

function readOrCreateVisitId(name: 'visitor' | 'session', storage: Storage) {
  const storedId = storage.getItem(VISIT_ID_STORAGE_KEYS[name])
  const id = reuseOrCreateVisitId(name, storedId, Date.now(), Math.random().toString(36).slice(2))
  storage.setItem(VISIT_ID_STORAGE_KEYS[name], id)
  return id
}

// Waits for the new title, which Next.js adds with the rest of the page.
function runOncePageHasTitle(tell: () => void) {
  if (document.title) return tell()
  new MutationObserver((_changes, observer) => {
    if (!document.title) return
    observer.disconnect()
    tell()
  }).observe(document.head, { childList: true, subtree: true })
}

/**
 * Runs for another page, or for a section of the home page that the visitor navigated to: scrolling
 * uses replaceState, navigation uses pushState.
 */
function callOnEachNavigation(signal: AbortSignal, tell: () => void) {
  const push = history.pushState
  let shown = readCurrentVisitedPath()
  const compare = () => {
    const before = shown
    shown = readCurrentVisitedPath()
    if (shown !== before) tell()
  }
  const pushAndNotify: typeof push = (...args) => {
    shown = readCurrentVisitedPath()
    push.apply(history, args)
    if (!signal.aborted) compare()
  }
  history.pushState = pushAndNotify
  signal.addEventListener('abort', () => {
    if (history.pushState === pushAndNotify) history.pushState = push
  })
  window.addEventListener('popstate', compare, { signal })
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
  }
  window.addEventListener('pageshow', onReturn, { signal })
}
