export type NavigationItem = { label: string; url: string }

/**
 * Whether a navigation address stands for the page being shown. A section of the home page
 * (`/#contact`) is never the page itself; a page also stands for the pages below it.
 * @param pathname with or without the locale that the rewrites put in front.
 */
export function isCurrentPage(url: string, pathname: string) {
  if (url.includes('#')) return false
  const path = pathname.replace(/^\/fr(?=\/|$)/, '') || '/'
  return url === '/' ? path === '/' : path === url || path.startsWith(`${url}/`)
}
