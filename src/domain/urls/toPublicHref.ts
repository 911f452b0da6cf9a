/**
 * Pairs of path prefixes: the internal prefix and the public prefix of the same pages in one
 * edition.
 */
export type PathPrefixes = readonly (readonly [internal: string, own: string])[]

/**
 * The public path of a page, from the prefixes of its edition. Small, because every page loads it
 * in the browser.
 */
export function toPublicHref(addresses: PathPrefixes, internalPath: string): string {
  const [internal, own] = addresses.find(([begin]) => isPathBelow(begin, internalPath)) ?? ['', '']
  return own + internalPath.slice(internal.length)
}

// Compares from the last character of the prefix: below the home page, `//` would lead to another
// site.
const isPathBelow = (begin: string, path: string) =>
  path.startsWith(begin) && /^(.([?#]|$)|[^/]\/)/.test(path.slice(begin.length - 1))
