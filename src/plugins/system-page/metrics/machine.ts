import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'

const TIMEOUT_MS = 3_000
const CERTIFICATE_CACHE_MS = 10 * 60_000

export type FreeCapacity = { bytes: number; share: number }

/** Reads the free space of the disk that contains this folder; null when unknown. */
export async function readFreeDisk(folder: string): Promise<FreeCapacity | null> {
  const disk = await statfs(folder).catch(() => null)
  if (!disk || disk.blocks === 0) return null
  return { bytes: disk.bavail * disk.bsize, share: disk.bavail / disk.blocks }
}

export type TlsCertificateStatus = {
  until: Date
  /** The reason why browsers reject the certificate; null when they accept it. */
  distrusted: string | null
}

let cachedCertificate:
  | { siteUrl: string; askedAt: number; shown: Promise<TlsCertificateStatus | null> }
  | undefined

/**
 * Reads the remaining validity of the public certificate in seconds. It is read from the public
 * URL, so that a renewed certificate that was not loaded is noticed. Null without HTTPS, or when
 * that URL is unreachable from here.
 */
export async function readCertificateSecondsLeft(siteUrl: string | undefined, now = Date.now()) {
  if (!siteUrl?.startsWith('https://')) return null
  if (
    cachedCertificate?.siteUrl !== siteUrl ||
    now - cachedCertificate.askedAt > CERTIFICATE_CACHE_MS
  ) {
    cachedCertificate = { siteUrl, askedAt: now, shown: fetchTlsCertificate(new URL(siteUrl)) }
  }
  const shown = await cachedCertificate.shown
  return shown && (shown.until.getTime() - now) / 1000
}

/** Fetches the certificate of the server at this URL; null when the connection fails. */
export function fetchTlsCertificate({ hostname, port }: URL): Promise<TlsCertificateStatus | null> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // The connection accepts expired and untrusted certificates, because these are read too.
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: host,
      rejectUnauthorized: false,
    })
    const end = (shown: TlsCertificateStatus | null) => {
      socket.destroy()
      resolve(shown)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const distrusted = socket.authorized ? null : String(socket.authorizationError)
      end(validTo ? { until: new Date(validTo), distrusted } : null)
    })
  })
}
