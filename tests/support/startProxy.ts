import { readFileSync } from 'node:fs'
import { startNginx } from './startNginx'

type OwnRules = {
  /** The content of its folder `front`. */
  front?: string
  /** Additional locations of the test. */
  locations?: string
}

/**
 * The production proxy with its real configuration, except for names and ports, in front of web
 * servers on these ports.
 */
export async function startProxy(
  ports: number[],
  ownPort?: number,
  { front = '', locations = '' }: OwnRules = {},
) {
  const servers = ports.map((web) => `server 127.0.0.1:${web} max_fails=0;`).join(' ')
  const nginx = await startNginx(
    (place, port) =>
      readFileSync('deploy/nginx/conf.d/default.conf', 'utf8')
        .replace('include /etc/nginx/site/front/*.conf;', front)
        // nginx before 1.27.4 does not know it, and Debian's may be older.
        .replace(/^keepalive_min_timeout .*$/m, '')
        .replaceAll('/etc/nginx/site/', `${place}/site/`)
        .replace('/var/cache/nginx/site', `${place}/kept`)
        .replace(/listen \[::\].*/, '')
        .replace('listen 80', `listen 127.0.0.1:${port}`)
        .replace('server web:3000 resolve max_fails=0;', servers)
        .replace('/site/locations.conf;', `/site/locations.conf; ${locations}`),
    ownPort,
  )
  return { ...nginx, port: Number(new URL(nginx.url).port) }
}
