import type { ServerResponse } from 'node:http'
import { webServerWords } from '@/src/content/webServer'

/**
 * Whether nothing can stand at this address: it is no path, its path is no text, or it holds a NUL,
 * which PostgreSQL takes nowhere.
 */
export function isUnreadableAddress(url: string): boolean {
  const [pathname = ''] = url.split('?')
  return !pathname.startsWith('/') || !isText(pathname) || url.includes('%00')
}

export function refuseAddress(response: ServerResponse) {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(webServerWords.unreadableAddress)
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
