import { whenVisible } from '@/components/ui/whenVisible'
import { visitedPath } from '@/src/domain/visits/visitedPath'
import { currentId, ID_KEYS } from '@/src/domain/visits/visitorIds'
import { isPrivacySignalled } from '../consent/storedConsent'

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
    const seen = { path: shownAddress(), referrer: referrer.replace(/[?#].*/, ''), search }
    referrer = location.href
    search = ''
    const send = () => {
      try {
        if (!signal.aborted) sendVisit(seen)
      } catch {
        // The storage is full or blocked: there are no ids to report.
      }
    }
    // The URL changes before the title.
    setTimeout(onceTitled, 0, send)
  }
  const begin = () => {
    tell()
    onEachNavigation(signal, tell)
  }
  whenVisible(begin, signal)
}

/**
 * Reports each page when it is left, and only its path. A visitor who answers the banner before is
 * counted according to the answer.
 */
export function trackPages(signal: AbortSignal) {
  whenVisible(() => trackVisiblePages(signal), signal)
}

function trackVisiblePages(signal: AbortSignal) {
  let shown: string | null = shownAddress()
  const tell = () => {
    if (shown !== null) navigator.sendBeacon(VISITS_ENDPOINT, JSON.stringify({ path: shown }))
    shown = null
  }
  onEachNavigation(signal, () => {
    tell()
    shown = shownAddress()
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden') tell()
  }
  // Mobile browsers in the background send only the first event; client navigation sends only the
  // second.
  document.addEventListener('visibilitychange', onHidden, { signal })
  window.addEventListener('pagehide', tell, { signal })
}

const LINK_PARTS = ['utm_medium', 'utm_source', 'utm_campaign', 'utm_content']

type ViewedPage = { path: string; referrer: string; search: string }

function sendVisit({ path, referrer, search }: ViewedPage) {
  const query = new URLSearchParams(search)
  const visit = {
    visitor: storedId('visitor', localStorage),
    session: storedId('session', sessionStorage),
    path,
    title: document.title.slice(0, 200),
    referrer: referrer.slice(0, 300),
    screen: `${screen.width}x${screen.height}`,
    touches: navigator.maxTouchPoints,
    link: LINK_PARTS.map((name) => (query.get(name) ?? '').slice(0, 100)),
    campaign: /[?&]utm_/.test(search) && isFollowed(),
    chosen: isPrivacySignalled(),
  }
  navigator.sendBeacon(VISITS_ENDPOINT, JSON.stringify(visit))
}

// A reload or back navigation is not a new arrival.
function isFollowed() {
  const [navigation] = performance.getEntriesByType('navigation')
  return !!navigation && 'type' in navigation && navigation.type === 'navigate'
}

// Scrolling the home page changes the URL, but is not a view of the section.
function shownAddress() {
  const { pathname, hash } = location
  return visitedPath({ pathname, hash: history.state?.scrolled ? '' : hash })
}

function storedId(name: 'visitor' | 'session', storage: Storage) {
  const storedId = storage.getItem(ID_KEYS[name])
  const id = currentId(name, storedId, Date.now(), Math.random().toString(36).slice(2))
  storage.setItem(ID_KEYS[name], id)
  return id
}

// Next.js removes the old title and adds the new one with the rest of the page.
function onceTitled(tell: () => void) {
  if (document.title) return tell()
  new MutationObserver((_changes, observer) => {
    if (!document.title) return
    observer.disconnect()
    tell()
  }).observe(document.head, { childList: true, subtree: true })
}

/**
 * Another page, or a section of the home page that the visitor navigated to: scrolling uses
 * replaceState, navigation uses pushState.
 */
function onEachNavigation(signal: AbortSignal, tell: () => void) {
  const push = history.pushState
  let shown = shownAddress()
  const compare = () => {
    const before = shown
    shown = shownAddress()
    if (shown !== before) tell()
  }
  const pushAndNotify: typeof push = (...args) => {
    shown = shownAddress()
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
