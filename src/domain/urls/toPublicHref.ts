/**
 * Pairs of path prefixes: the internal prefix and the public prefix of the same pages in one
 * edition.
 */
export type PathPrefixPairs = readonly (readonly [internal: string, own: string])[]

/**
 * Returns the public path of a page, from the prefixes of its edition. It is small, because every
 * page loads it in the browser.
 */
export function toPublicHref(addresses: PathPrefixPairs, internalPath: string): string {
  const [internal, own] = addresses.find(([begin]) => isPathBelow(begin, internalPath)) ?? ['', '']
  return own + internalPath.slice(internal.length)
}

// Whether the path is below the prefix, compared from its last character: `//` would lead to
// another site.
const isPathBelow = (begin: string, path: string) =>
  path.startsWith(begin) && /^(.([?#]|$)|[^/]\/)/.test(path.slice(begin.length - 1))
