import { arrivalScript } from './arrivalScript'

/**
 * While a page arrives, its parts marked `data-late` are laid out only where they are in sight, which
 * halves the work before it shows (see base.css); `RestOfPage` ends that. Without scripts nothing waits.
 */
export function ArrivalMark() {
  return <script>{arrivalScript}</script>
}
