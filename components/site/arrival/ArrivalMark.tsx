// Whoever follows an anchor, reloads or goes back wants a place in the page, and thus its whole height.
const MARK = `if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.arriving = ''`

/**
 * While a page arrives, its parts marked `data-late` are laid out only where they are in sight, which
 * halves the work before it shows (see base.css); `RestOfPage` ends that. Without scripts nothing waits.
 */
export function ArrivalMark() {
  return <script>{MARK}</script>
}
