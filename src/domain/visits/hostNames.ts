/** Matches these names and their subdomains; a star is any country ending: fr, com, co.uk. */
export function hostPattern(names: string): RegExp {
  const ending = String.raw`([a-z]{2,3}|com?\.[a-z]{2})`
  const patterns = names.split(' ').map((name) => name.replaceAll('.', '\\.').replace('*', ending))
  return new RegExp(`(^|\\.)(${patterns.join('|')})$`)
}

/** The host of a URL with its port; empty for an invalid URL. */
export function hostOfUrl(address: string): string {
  const isNamed = /^(https?|android-app|ios-app):\/\//i.test(address) && URL.canParse(address)
  return isNamed ? new URL(address).host.toLowerCase() : ''
}

export const removeWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Whether the host is one of the site's own hosts. */
export const isOwnHost = (host: string, ownHosts: readonly string[]) =>
  ownHosts.some((own) => removeWww(own) === removeWww(host))
