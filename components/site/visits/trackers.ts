import { visitedAddress } from '@/src/domain/visits/visitedAddress'
import { currentId, ID_KEYS } from '@/src/domain/visits/visitorIds'

const ADDRESS = '/api/visites'

/**
 * Tells of each page from the one shown now, once each, until `signal` ends it.
 * @param check looks before each page whether it is still allowed, and ends it if not.
 */
export function trackVisits(signal: AbortSignal, check: () => void) {
  let { referrer } = document
  // A moment later the page has its title.
  const tell = () => setTimeout(() => tellNow(), 0)
  const tellNow = () => {
    check()
    if (!signal.aborted) sendVisit(referrer)
    referrer = location.origin + location.pathname
  }
  tell()
  onEachNavigation(signal, tell)
}

/**
 * Tells of each page when it is left, and of nothing but its address. Who answers the banner before is
 * counted as answered.
 */
export function trackPages(signal: AbortSignal) {
  let shown: string | null = shownAddress()
  const tell = () => {
    if (shown !== null) navigator.sendBeacon(ADDRESS, JSON.stringify({ path: shown }))
    shown = null
  }
  onEachNavigation(signal, () => {
    tell()
    shown = shownAddress()
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden') tell()
  }
  document.addEventListener('visibilitychange', onHidden, { signal })
}

function sendVisit(referrer: string) {
  const asked = new URLSearchParams(location.search)
  const visit = {
    visitor: keptId('visitor', localStorage),
    session: keptId('session', sessionStorage),
    path: shownAddress(),
    title: document.title.slice(0, 200),
    referrer: referrer.replace(/[?#].*/, '').slice(0, 300),
    screen: `${screen.width}x${screen.height}`,
    touches: navigator.maxTouchPoints,
    link: ['utm_medium', 'utm_source'].map((name) => (asked.get(name) ?? '').slice(0, 40)),
  }
  navigator.sendBeacon(ADDRESS, JSON.stringify(visit))
}

// Scrolling through the home page changes its address, but is no visit of the section.
function shownAddress() {
  const { pathname, hash } = location
  return visitedAddress({ pathname, hash: history.state?.scrolled ? '' : hash })
}

function keptId(name: 'visitor' | 'session', storage: Storage) {
  const kept = storage.getItem(ID_KEYS[name])
  const id = currentId(name, kept, Date.now(), Math.random().toString(36).slice(2))
  storage.setItem(ID_KEYS[name], id)
  return id
}

/** Another page, or a section of the home page that was gone to: scrolling replaces the address, going pushes it. */
function onEachNavigation(signal: AbortSignal, tell: () => void) {
  const push = history.pushState
  let shown = shownAddress()
  const compare = () => {
    const before = shown
    shown = shownAddress()
    if (shown !== before) tell()
  }
  const pushAndTell: typeof push = (...given) => {
    shown = shownAddress()
    push.apply(history, given)
    if (!signal.aborted) compare()
  }
  history.pushState = pushAndTell
  signal.addEventListener('abort', () => {
    if (history.pushState === pushAndTell) history.pushState = push
  })
  window.addEventListener('popstate', compare, { signal })
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
  }
  window.addEventListener('pageshow', onReturn, { signal })
}
