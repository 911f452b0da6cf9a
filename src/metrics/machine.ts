import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'

const PATIENCE_MS = 3_000
const KEPT_MS = 10 * 60_000

/** How much of the disk that this folder is on is left to us, from 0 to 1; null where nobody can tell. */
export async function readFreeDisk(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.blocks > 0 ? disk.bavail / disk.blocks : null
}

let known: { siteUrl: string; askedAt: number; until: Promise<Date | null> } | undefined

/**
 * For how many seconds the certificate that visitors are shown is still good: asked of the site's public
 * address, so that one that was renewed and never loaded is noticed too. Null where there is none, or where
 * that address cannot be reached from here.
 */
export async function readCertificateLife(siteUrl: string | undefined, now = Date.now()) {
  if (!siteUrl?.startsWith('https://')) return null
  if (known?.siteUrl !== siteUrl || now - known.askedAt > KEPT_MS) {
    known = { siteUrl, askedAt: now, until: askCertificate(new URL(siteUrl)) }
  }
  const until = await known.until
  return until && (until.getTime() - now) / 1000
}

function askCertificate({ hostname, port }: URL): Promise<Date | null> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // Whether browsers trust it is not asked here: one that has run out is looked at all the same.
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: host,
      rejectUnauthorized: false,
    })
    const end = (until: Date | null) => {
      socket.destroy()
      resolve(until)
    }
    socket.setTimeout(PATIENCE_MS, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      end(validTo ? new Date(validTo) : null)
    })
  })
}
