// In front of the style sheets that components import, as in the pages of the application.
import '@/components/ui/tokens.css'
import '@/components/ui/base.css'
import '@/components/admin/theme/adminStyles'

const GLOBAL_SHEETS_SELECTOR = 'style[data-vite-dev-id]:not([data-vite-dev-id$=".module.css"])'

/** Disables the global style sheets of the other side: the test files of a worker share one document. */
export function applyGlobalSheets(side: 'site' | 'admin') {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>(GLOBAL_SHEETS_SELECTOR)) {
    const isOfSite = sheet.dataset.viteDevId?.includes('/components/ui/')
    sheet.disabled = isOfSite !== (side === 'site')
  }
}
