import { whenVisible } from '@/components/ui/whenVisible'
import { visitedAddress } from '@/src/domain/visits/visitedAddress'
import { currentId, ID_KEYS } from '@/src/domain/visits/visitorIds'
import { isPrivacySignalled } from '../consent/storedConsent'

const ADDRESS = '/api/visites'

/**
 * Tells of each page from the one shown now, once each, until `signal` ends it. A background tab is no visit
 * before it is opened.
 * @param check looks before each page whether it is still allowed, and ends it if not.
 * @param landing what the address asked for that the visitor came to.
 */
export function trackVisits(signal: AbortSignal, check: () => void, landing: string) {
  // The first page that is told is where they came to, though others may have been shown since.
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
        // A storage that is full, or closed in the meantime: there are no ids to tell.
      }
    }
    // The address changes before the page does.
    setTimeout(onceTitled, 0, send)
  }
  const begin = () => {
    tell()
    onEachNavigation(signal, tell)
  }
  whenVisible(begin, signal)
}

/**
 * Tells of each page when it is left, and of nothing but its address. Who answers the banner before is
 * counted as answered.
 */
export function trackPages(signal: AbortSignal) {
  whenVisible(() => trackVisiblePages(signal), signal)
}

function trackVisiblePages(signal: AbortSignal) {
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
  // Of the two, a phone that puts the browser away gives only the first, another page only the second.
  document.addEventListener('visibilitychange', onHidden, { signal })
  window.addEventListener('pagehide', tell, { signal })
}

const LINK_PARTS = ['utm_medium', 'utm_source', 'utm_campaign', 'utm_content']

type Seen = { path: string; referrer: string; search: string }

function sendVisit({ path, referrer, search }: Seen) {
  const asked = new URLSearchParams(search)
  const visit = {
    visitor: keptId('visitor', localStorage),
    session: keptId('session', sessionStorage),
    path,
    title: document.title.slice(0, 200),
    referrer: referrer.slice(0, 300),
    screen: `${screen.width}x${screen.height}`,
    touches: navigator.maxTouchPoints,
    link: LINK_PARTS.map((name) => (asked.get(name) ?? '').slice(0, 100)),
    campaign: /[?&]utm_/.test(search) && isFollowed(),
    chosen: isPrivacySignalled(),
  }
  navigator.sendBeacon(ADDRESS, JSON.stringify(visit))
}

// A page that is loaded anew, or gone back to, is no second arrival.
function isFollowed() {
  const [navigation] = performance.getEntriesByType('navigation')
  return !!navigation && 'type' in navigation && navigation.type === 'navigate'
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

// Next takes the title of the page before away, and brings that of the next with the rest of it.
function onceTitled(tell: () => void) {
  if (document.title) return tell()
  new MutationObserver((_changes, observer) => {
    if (!document.title) return
    observer.disconnect()
    tell()
  }).observe(document.head, { childList: true, subtree: true })
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
