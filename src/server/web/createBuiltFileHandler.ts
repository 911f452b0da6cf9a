import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

const CONTENT_TYPE_BY_EXTENSION: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.woff2': 'font/woff2',
}

/**
 * Makes a handler that serves the scripts, styles and fonts of the build from memory, compressed
 * with Brotli by the build. Next took three milliseconds for each.
 */
export function createBuiltFileHandler(folder: string) {
  const root = path.join(folder, '.next/static')
  const files = new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(br|woff2)$/.test(name))
      .map((name) => {
        const url = `/_next/static/${name.split(path.sep).join('/')}`
        return [url.replace(/\.br$/, ''), readBuiltFile(path.join(root, name))]
      }),
  )

  /** @returns whether a response was sent; Next handles clients without Brotli */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = files.get(request.url ?? '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!file || !isRead || (file.isCompressed && !acceptsBrotli(request))) return false
    response.writeHead(200, file.headers)
    response.end(request.method === 'HEAD' ? undefined : file.content)
    return true
  }
}

function readBuiltFile(file: string) {
  const content = readFileSync(file)
  const isCompressed = file.endsWith('.br')
  const type = CONTENT_TYPE_BY_EXTENSION[path.extname(file.replace(/\.br$/, ''))]
  const headers = {
    'Content-Type': type,
    'Content-Length': content.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(isCompressed ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
  }
  return { content, isCompressed, headers }
}

function acceptsBrotli({ headers }: IncomingMessage) {
  return /\bbr\b(?!\s*;\s*q=0)/.test(String(headers['accept-encoding'] ?? ''))
}
