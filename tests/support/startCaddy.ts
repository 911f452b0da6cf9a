import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { getRawResponse } from './rawAnswer'

type CaddySettings = {
  siteUrl: string
  proxyPort: number
  ports: { http: number; https: number }
  /**
   * Options that production leaves at their defaults: the issuer of certificates and the interval
   * of the checks.
   */
  options?: string[]
  variables?: Record<string, string>
  /** Additional files of the operator, by name. */
  own?: Record<string, string>
  /** The folder of certificates, shared between starts. */
  storage: string
}

/** Starts Caddy with the production configuration, on other ports. */
export async function startCaddy(settings: CaddySettings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-caddy-'))
  const admin = `127.0.0.1:${await findFreePort()}`
  const file = path.join(folder, 'Caddyfile')
  const options = [
    `admin ${admin}`,
    `http_port ${settings.ports.http}`,
    `https_port ${settings.ports.https}`,
    `storage file_system ${settings.storage}`,
    ...(settings.options ?? []),
  ]
  const production = readFileSync('deploy/caddy/Caddyfile', 'utf8')
  writeFileSync(file, production.replace(/^\{\n/m, `{\n${options.join('\n')}\n`))
  mkdirSync(path.join(folder, 'own'))
  for (const [name, text] of Object.entries(settings.own ?? {})) {
    writeFileSync(path.join(folder, 'own', name), text)
  }
  const env = {
    ...process.env,
    SITE_URL: settings.siteUrl,
    PROXY_ADDRESS: `127.0.0.1:${settings.proxyPort}`,
    PAGES: path.join(root, 'deploy/nginx/pages'),
    XDG_CONFIG_HOME: folder,
    ...settings.variables,
  }
  const written = path.join(folder, 'written')
  const output = openSync(written, 'a')
  const caddy = spawn('caddy', ['run', '--config', file], {
    env,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  await once(caddy, 'spawn').catch(() => {
    throw new Error('This needs Caddy: apt-get install caddy')
  })
  await vi.waitFor(() => getRawResponse(`http://${admin}/config/`), 20_000)
  return {
    pid: caddy.pid,
    written: () => readFileSync(written, 'utf8'),
    reload: () => execFileSync('caddy', ['reload', '--force', '--config', file], { env }),
    stop: async () => {
      const ended = once(caddy, 'exit')
      if (caddy.kill('SIGTERM')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
