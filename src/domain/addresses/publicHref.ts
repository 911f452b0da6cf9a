/** What the house paths of an edition begin with, and what its public addresses do instead. */
export type Addresses = readonly (readonly [house: string, own: string])[]

/** The public address of a page, by the words of its edition. Small: every page has it in the browser. */
export function publicHref(addresses: Addresses, housePath: string): string {
  const [house, own] = addresses.find(([begin]) => isBelow(begin, housePath)) ?? ['', '']
  return own + housePath.slice(house.length)
}

// From the last letter of what it begins with: below the home page, `//` leads to another site.
const isBelow = (begin: string, path: string) =>
  path.startsWith(begin) && /^(.([?#]|$)|[^/]\/)/.test(path.slice(begin.length - 1))
