import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'

const PATIENCE_MS = 3_000
const KEPT_MS = 10 * 60_000

export type Room = { bytes: number; share: number }

/** How much of the disk that this folder is on is left to us; null where nobody can tell. */
export async function readFreeDisk(folder: string): Promise<Room | null> {
  const disk = await statfs(folder).catch(() => null)
  if (!disk || disk.blocks === 0) return null
  return { bytes: disk.bavail * disk.bsize, share: disk.bavail / disk.blocks }
}

export type Certificate = {
  until: Date
  /** Why a browser would not believe it; null where it would. */
  distrusted: string | null
}

let known: { siteUrl: string; askedAt: number; shown: Promise<Certificate | null> } | undefined

/**
 * For how many seconds the certificate that visitors are shown is still good: asked of the site's public
 * address, so that one that was renewed and never loaded is noticed too. Null where there is none, or where
 * that address cannot be reached from here.
 */
export async function readCertificateLife(siteUrl: string | undefined, now = Date.now()) {
  if (!siteUrl?.startsWith('https://')) return null
  if (known?.siteUrl !== siteUrl || now - known.askedAt > KEPT_MS) {
    known = { siteUrl, askedAt: now, shown: askCertificate(new URL(siteUrl)) }
  }
  const shown = await known.shown
  return shown && (shown.until.getTime() - now) / 1000
}

/** The certificate that visitors are shown at this address; null where none was shown. */
export function askCertificate({ hostname, port }: URL): Promise<Certificate | null> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // One that has run out, or that nobody trusts, is looked at all the same.
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: host,
      rejectUnauthorized: false,
    })
    const end = (shown: Certificate | null) => {
      socket.destroy()
      resolve(shown)
    }
    socket.setTimeout(PATIENCE_MS, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const distrusted = socket.authorized ? null : String(socket.authorizationError)
      end(validTo ? { until: new Date(validTo), distrusted } : null)
    })
  })
}
